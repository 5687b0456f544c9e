import { readStored, removeStored, writeStored } from '../../browser/storage.ts';
import type { Follow } from '../saved-entries.ts';

const key = 'toldFollows';

export type SentFollow = Pick<Follow, 'kind' | 'id'>;

/** The follows that were last sent to the station, serialised; undefined while notices are off. */
export function sentFollows(): string | undefined {
  const stored = readStored(key);
  return typeof stored === 'string' ? stored : undefined;
}

export function storeSentFollows(follows: SentFollow[]): void {
  writeStored(key, serialiseFollows(follows));
}

export function clearSentFollows(): void {
  removeStored(key);
}

export function serialiseFollows(follows: SentFollow[]): string {
  return follows
    .map(({ kind, id }) => `${kind}/${id}`)
    .sort()
    .join(' ');
}
