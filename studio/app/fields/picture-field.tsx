import { type Picture, picture as pictureSchema } from '@longwave/contract/picture.ts';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { previewOf, uploadPicture } from '../api/pictures.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { slugOf } from '../documents/slug-of.ts';
import { Input } from '../ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureChooser } from './picture-chooser.tsx';
import './picture-field.css';
import './rows.css';

/** A picture with its description: dropped here, or chosen from the pictures that the station has. */
export function PictureField({
  label,
  hint,
  value,
  onChange,
  fault,
  canBeEmpty,
}: FieldProps & { canBeEmpty?: boolean }) {
  const parsed = pictureSchema.safeParse(value);
  const picture = parsed.success ? parsed.data : null;
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isNew, setNew] = useState(false);
  const side = useRef<HTMLDivElement>(null);
  const isAsked = isNew && picture?.alt === '';
  useEffect(() => {
    if (isAsked) side.current?.querySelector<HTMLElement>('.field input')?.focus();
  }, [isAsked]);

  async function upload(given: File | undefined): Promise<void> {
    if (!given) return;
    setBusy(true);
    setProblem('');
    try {
      // The new picture starts without a description, because the old one described the previous picture.
      onChange(await store(given));
      setNew(true);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setBusy(false);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  }

  return (
    <fieldset className="picture-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="field-label">{label}</legend>
      {picture ? (
        <img src={previewOf(picture)} alt={picture.alt} width={picture.width} height={picture.height} />
      ) : (
        <p className="picture-empty">Drop a picture here</p>
      )}
      <div className="picture-side" ref={side}>
        <div className="rows-actions">
          <button
            type="button"
            className="button button-small"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => file.current?.click()}
          >
            {isBusy ? 'Uploading …' : 'Upload a picture'}
          </button>
          <button type="button" className="button button-small" onClick={() => setChoosing(true)}>
            Choose a picture
          </button>
          {picture && canBeEmpty && (
            <button type="button" className="button button-small button-plain" onClick={() => onChange(null)}>
              Remove
            </button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={`File for ${label}`}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            // An empty input lets the same file be chosen again.
            target.value = '';
          }}
        />
        {picture && (
          <Input
            label={`What is on it (${label.toLowerCase()})`}
            hint={
              isAsked
                ? 'Say it of the new picture, for those who do not see it.'
                : 'For those who do not see it.'
            }
            maxLength={1000}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
          />
        )}
        {hint && <p className="field-hint">{hint}</p>}
        {(fault || problem) && (
          <p className="field-fault" role={problem ? 'alert' : undefined}>
            {problem || fault}
          </p>
        )}
      </div>
      {isChoosing && (
        <PictureChooser
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            onChange(chosen);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}

/** Uploads a picture under the name of its file, with a number appended when that name is in use. */
async function store(file: File): Promise<Picture> {
  const name = slugOf(file.name.replace(/\.\w+$/, '')) || 'picture';
  for (let number = 1; ; number += 1)
    try {
      return await uploadPicture(number === 1 ? name : `${name}-${number}`, file);
    } catch (error) {
      if (!(isStatus(error, 409) || isStatus(error, 428)) || number === 30) throw error;
    }
}
