import { useRef, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { decodeText } from './decode-text.ts';
import { clockOf } from './length-field.tsx';
import { parseTracklist } from './parse-tracklist.ts';
import { isDoubtful, type TrackRow } from './track-row.ts';

type PasteProps = {
  hasTracks: boolean;
  onClose: () => void;
  onPaste: (rows: TrackRow[], isAdded: boolean) => void;
};

/** Dialog that makes rows from pasted text or a file, with a preview before they are used. */
export function PasteTracklist({ hasTracks, onClose, onPaste }: PasteProps) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const rows = parseTracklist(text);
  const doubtful = rows.filter((row, index) => isDoubtful(row, rows[index - 1])).length;

  async function read(given: File | undefined): Promise<void> {
    if (given) setText(decodeText(new Uint8Array(await given.arrayBuffer())));
  }

  return (
    <Dialog title="Paste tracklist" className="dialog-wide" focusOn="textarea" onClose={onClose}>
      <Field
        label="Tracklist"
        hint="One track a line, with or without numbers and times, or what Rekordbox, Traktor, Serato, Engine, VirtualDJ or Mixcloud export."
      >
        {(ids) => (
          <textarea
            {...ids}
            className="paste-text"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              if (event.dataTransfer.files.length === 0) return;
              event.preventDefault();
              void read(event.dataTransfer.files[0]);
            }}
          />
        )}
      </Field>
      <div className="rows-actions">
        <button type="button" className="button button-small" onClick={() => file.current?.click()}>
          Take it from a file
        </button>
        <input
          ref={file}
          type="file"
          accept=".txt,.csv,.tsv,.nml,.xml,.html,.htm,.m3u,.m3u8"
          hidden
          aria-label="File of the tracklist"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </div>
      <p role="status">
        {rows.length} {rows.length === 1 ? 'track' : 'tracks'}
        {doubtful > 0 && `, ${doubtful} to look at`}
      </p>
      {rows.length > 0 && <Preview rows={rows} />}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        {hasTracks && (
          <button
            type="button"
            className="button"
            disabled={rows.length === 0}
            onClick={() => onPaste(rows, true)}
          >
            Add to the tracks
          </button>
        )}
        <button
          type="button"
          className="button button-strong"
          disabled={rows.length === 0}
          onClick={() => onPaste(rows, false)}
        >
          {hasTracks ? 'Replace the tracks' : 'Use these tracks'}
        </button>
      </div>
    </Dialog>
  );
}

function Preview({ rows }: { rows: TrackRow[] }) {
  return (
    <ol className="track-preview">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn from the text alone
        <li key={index} className={isDoubtful(row, rows[index - 1]) ? 'track-preview-doubtful' : undefined}>
          <span className="mono">{row.time === null ? '' : clockOf(row.time)}</span>
          <span>{row.artist || '–'}</span>
          <span>
            {row.title || '–'}
            {isDoubtful(row, rows[index - 1]) && <em> Look at this one</em>}
          </span>
        </li>
      ))}
    </ol>
  );
}
