import { mostFollows } from '@longwave/contract/push.ts';
import { eraseStored, readStored, writeStored } from '../player/storage.ts';
import type { Follow } from './saved.ts';

const key = 'toldFollows';

export type ToldFollow = Pick<Follow, 'kind' | 'id'>;

/** Whom the station was last told of as followed by this browser, as a text; undefined unless notices were asked for. */
export function toldFollows(): string | undefined {
  const kept = readStored(key);
  return typeof kept === 'string' ? kept : undefined;
}

export function rememberTold(follows: ToldFollow[]): void {
  writeStored(key, textOf(follows));
}

export function forgetTold(): void {
  eraseStored(key);
}

export function textOf(follows: ToldFollow[]): string {
  return follows
    .map(({ kind, id }) => `${kind}/${id}`)
    .sort()
    .join(' ');
}

/** Without names and times, which the station need not know. */
export function tellable(follows: Follow[]): ToldFollow[] {
  return follows.slice(0, mostFollows).map(({ kind, id }) => ({ kind, id }));
}
