import { useState } from 'react';
import { Input } from '../ui/field.tsx';
import type { FieldProps } from './field-props.ts';

type Source = { provider: 'file' | 'youtube' | 'vimeo'; id?: string; name?: string };

/** The source of a video: a URL at YouTube or Vimeo, or the name of one of the station's clips. */
export function VideoSourceField({ label, value, onChange, fault }: FieldProps) {
  const source = value as Source | undefined;
  const [typed, setTyped] = useState('');
  // What was typed is shown as long as it stands for the source, which may be another since, as when theirs was taken.
  const isTyped = isSame(sourceOf(typed.trim()), source);
  return (
    <Input
      label={label}
      hint={source ? wordsFor(source) : 'An address at YouTube or Vimeo, or the name of a clip of ours.'}
      fault={fault}
      value={isTyped ? typed : source ? urlOf(source) : ''}
      onChange={(text) => {
        setTyped(text);
        onChange(sourceOf(text.trim()));
      }}
    />
  );
}

/** The source that a text stands for; undefined when it is neither a video URL nor the name of a clip. */
export function sourceOf(text: string): Source | undefined {
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/|live\/))([\w-]{6,20})/.exec(
      text,
    );
  if (youtube?.[1]) return { provider: 'youtube', id: youtube[1] };
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{4,14})/.exec(text);
  if (vimeo?.[1]) return { provider: 'vimeo', id: vimeo[1] };
  return /^[a-z0-9][\w-]*(?:\.[a-z0-9][\w-]*)*$/i.test(text) ? { provider: 'file', name: text } : undefined;
}

function isSame(one: Source | undefined, other: Source | undefined): boolean {
  return one?.provider === other?.provider && one?.id === other?.id && one?.name === other?.name;
}

function urlOf({ provider, id, name }: Source): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return provider === 'vimeo' ? `https://vimeo.com/${id}` : (name ?? '');
}

function wordsFor({ provider, id, name }: Source): string {
  if (provider === 'file') return `The clip ${name} of this station.`;
  return `${provider === 'youtube' ? 'YouTube' : 'Vimeo'} video ${id}.`;
}
