import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { useState } from 'react';
import { readDocument } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { type FieldProps, rowsOf } from './field-props.ts';
import { clockOf } from './length-field.tsx';
import { ReferenceField } from './references-field.tsx';
import { Rows } from './rows.tsx';

type Entry = { name: string; title: string; seconds: number };

/** Recordings that are played one after the other, chosen from the station's shows. */
export function PlaylistField({ value, onChange, ...rest }: FieldProps) {
  const rows = rowsOf(value) as Entry[];
  const [problem, setProblem] = useState('');

  async function add(slug: unknown): Promise<void> {
    if (typeof slug !== 'string') return;
    try {
      const { draft, live } = await readDocument('show', slug);
      const show = draft ?? live;
      const recording = show?.recording as Recording | null | undefined;
      setProblem(recording?.kind === 'file' ? '' : 'This show has no recording of our own.');
      if (recording?.kind === 'file')
        onChange((present: unknown) => [
          ...rowsOf(present),
          { name: recording.name, title: show?.title, seconds: recording.seconds },
        ]);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <>
      <Rows {...rest} rows={rows} onChange={onChange} one="recording">
        {(row, change, index) => (
          <span className="playlist-row">
            <input
              aria-label={`Title of recording ${index + 1}`}
              maxLength={300}
              value={row.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <span className="mono">
              {row.name}, {clockOf(row.seconds)}
            </span>
          </span>
        )}
      </Rows>
      <ReferenceField
        label="Add the recording of a show"
        type="show"
        value={null}
        onChange={(slug) => void add(slug)}
        fault={problem || undefined}
      />
    </>
  );
}
