import { useState } from 'react';
import { describeMedia } from '../api/media.ts';
import { thumbnail } from '../api/pictures.ts';
import { sentenceOf } from '../api/problem.ts';
import { Input } from '../ui/field.tsx';
import { dropFinished, dropUpload, noteItem, type PictureUpload, tryAgain } from './picture-uploads.ts';

/** The pictures that were just added, with the progress and the description of each. */
export function UploadList({ uploads, onChanged }: { uploads: PictureUpload[]; onChanged: () => void }) {
  const stored = uploads.filter(({ state }) => state === 'stored');
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (uploads.length === 0) return null;
  return (
    <section className="picture-uploads" aria-label="New pictures">
      <div className="picture-uploads-head">
        <p role="status">
          {stored.length} of {uploads.length} stored{failed > 0 && `, ${failed} refused`}
        </p>
        {stored.length > 0 && (
          <button type="button" className="button button-small" onClick={dropFinished}>
            Done with these
          </button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} className="picture-upload">
            {upload.item ? (
              <img src={thumbnail(upload.item.picture)} alt="" />
            ) : (
              <span className="picture-upload-blank" />
            )}
            <UploadRow upload={upload} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, onChanged }: { upload: PictureUpload; onChanged: () => void }) {
  const { id, file, state, part, reason, item } = upload;
  if (item) return <Described id={id} item={item} onChanged={onChanged} />;
  if (state === 'failed')
    return (
      <div>
        <p>{file.name}</p>
        <p className="field-fault">{reason}</p>
        <div className="rows-actions">
          <button type="button" className="button button-small" onClick={() => tryAgain(id)}>
            Try again<span className="only-read"> with {file.name}</span>
          </button>
          <button type="button" className="button button-small button-plain" onClick={() => dropUpload(id)}>
            Dismiss<span className="only-read"> {file.name}</span>
          </button>
        </div>
      </div>
    );
  return (
    <div>
      <p>{file.name}</p>
      <progress aria-label={`Upload of ${file.name}`} max={1} value={part} />
    </div>
  );
}

type DescribedProps = { id: number; item: NonNullable<PictureUpload['item']>; onChanged: () => void };

function Described({ id, item, onChanged }: DescribedProps) {
  const [alt, setAlt] = useState(item.alt);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  async function save(): Promise<void> {
    if (alt.trim() === item.alt) return;
    setProblem('');
    try {
      noteItem(id, await describeMedia(item.name, { alt: alt.trim() }));
      setMessage('Saved.');
      onChanged();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }
  return (
    <Input
      label={`What is on ${item.name}?`}
      hint={message || 'For those who do not see it.'}
      fault={problem || undefined}
      isAlert
      maxLength={1000}
      value={alt}
      onChange={(text) => {
        setAlt(text);
        setMessage('');
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
      }}
    />
  );
}
