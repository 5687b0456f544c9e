import { maxFollows } from '@longwave/contract/push.ts';
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

/** The follows as they are sent: without names and times, which the station need not know. */
export function followsToSend(follows: Follow[]): SentFollow[] {
  return follows.slice(0, maxFollows).map(({ kind, id }) => ({ kind, id }));
}
