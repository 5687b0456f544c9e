import { createStore } from 'zustand/vanilla';
import type { PlayableShow } from '../player/sound-player.ts';
import { eraseStored, writeStored } from '../player/storage.ts';
import { seenKey } from './new-shows.ts';
import { readSaved } from './read-saved.ts';

/** What the visitor keeps on this device: follows, favourites, and what was listened to. It never leaves it. */
export type Followed = { kind: 'resident' | 'programme'; id: string; name: string };
export type Follow = Followed & { at: number };
export type Favourite = { show: PlayableShow; at: number };
export type Heard = { show: PlayableShow; position: number; duration: number; at: number };
export type Saved = { follows: Follow[]; favourites: Favourite[]; history: Heard[] };

type Named = Pick<Followed, 'kind' | 'id'>;

const savedKey = 'saved';
export const nothingSaved: Saved = { follows: [], favourites: [], history: [] };
const historyLimit = 200;

export const saved = createStore<Saved>(() => nothingSaved);

let recalled = false;

/** Reads what was kept, once, and follows the other tabs. Call it before writing. */
export function recallSaved(): void {
  if (recalled) return;
  recalled = true;
  const read = () => saved.setState(readSaved(savedKey));
  read();
  addEventListener('storage', (event) => {
    if (event.key === savedKey || event.key === null) read();
  });
}

function change(part: Partial<Saved>) {
  recallSaved();
  saved.setState(part);
  writeStored(savedKey, saved.getState());
}

export function follow({ kind, id, name }: Followed): void {
  recallSaved();
  const others = saved.getState().follows.filter((one) => !isSame(one, { kind, id }));
  change({ follows: [{ kind, id, name, at: Date.now() }, ...others] });
}

export function unfollow(followed: Named): void {
  recallSaved();
  change({ follows: saved.getState().follows.filter((one) => !isSame(one, followed)) });
}

/** A resident and a programme may share a name. */
export function isSame(one: Named, other: Named): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export function favourite(show: PlayableShow): void {
  recallSaved();
  const others = saved.getState().favourites.filter((one) => one.show.id !== show.id);
  change({ favourites: [{ show: onlyPlayable(show), at: Date.now() }, ...others] });
}

export function unfavourite(id: string): void {
  recallSaved();
  change({ favourites: saved.getState().favourites.filter((one) => one.show.id !== id) });
}

export function rememberListening(show: PlayableShow, position: number, duration: number): void {
  recallSaved();
  const others = saved.getState().history.filter((one) => one.show.id !== show.id);
  const heard = { show: onlyPlayable(show), position, duration, at: Date.now() };
  change({ history: [heard, ...others].slice(0, historyLimit) });
}

export function eraseHistory(): void {
  change({ history: [] });
}

export function eraseSaved(): void {
  recallSaved();
  saved.setState(nothingSaved);
  eraseStored(savedKey);
  eraseStored(seenKey);
}

/** Cards carry more than is worth keeping. */
function onlyPlayable({ id, title, date, picture, residents, recording }: PlayableShow): PlayableShow {
  return { id, title, date, picture, residents, recording };
}
