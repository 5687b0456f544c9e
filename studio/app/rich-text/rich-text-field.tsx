import { Suspense, useId } from 'react';
import { type FieldProps, textOf } from '../fields/field-props.ts';
import { Boundary } from '../ui/boundary.tsx';
import { lazily } from '../ui/lazily.ts';
import { unsupportedTags } from './unsupported-tags.ts';
import './rich-text.css';

const RichTextEditor = lazily(() => import('./rich-text-editor.tsx'));

/** Text with headings, links, lists and quotes. HTML with tags that the text editor would lose is edited as source. */
export function RichTextField({ label, hint, value, onChange, fault }: FieldProps) {
  const id = useId();
  const html = textOf(value);
  const lost = unsupportedTags(html);
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <span id={id} className="field-label">
        {label}
      </span>
      {lost.length > 0 ? (
        <>
          <p className="field-hint">
            Written as HTML, because it has what the text editor would lose: {lost.join(', ')}.
          </p>
          <textarea
            aria-labelledby={id}
            aria-describedby={described || undefined}
            className="mono"
            value={html}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      ) : (
        <Boundary name="The text editor">
          <Suspense fallback={<div className="rich-text rich-text-waiting" />}>
            <RichTextEditor labelId={id} describedBy={described} html={html} onChange={onChange} />
          </Suspense>
        </Boundary>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
