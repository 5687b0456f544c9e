import { createStore } from 'zustand/vanilla';
import { removeStored, writeStored } from '../browser/storage.ts';
import type { PlayableShow } from '../player/sound-player.ts';
import { seenKey } from './new-shows.ts';
import { readSaved } from './read-saved.ts';
import { type Followed, type FollowKey, isSameFollow, type Saved } from './saved-entries.ts';

const savedKey = 'saved';
export const emptySaved: Saved = { follows: [], favourites: [], history: [] };
const maxHistory = 200;

export const saved = createStore<Saved>(() => emptySaved);

let restored = false;

export function isRestored(): boolean {
  return restored;
}

/**
 * Reads the stored entries once and follows changes in other tabs, also those from while the page was in the back/forward
 * cache. Call it before writing.
 */
export function restoreSaved(): void {
  if (restored) return;
  restored = true;
  const read = () => saved.setState(readSaved(savedKey));
  read();
  addEventListener('storage', (event) => {
    if (event.key === savedKey || event.key === null) read();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

function change(part: Partial<Saved>) {
  restoreSaved();
  saved.setState(part);
  writeStored(savedKey, saved.getState());
}

export function follow({ kind, id, name }: Followed): void {
  restoreSaved();
  const others = saved.getState().follows.filter((one) => !isSameFollow(one, { kind, id }));
  change({ follows: [{ kind, id, name, at: Date.now() }, ...others] });
}

export function unfollow(followed: FollowKey): void {
  restoreSaved();
  change({ follows: saved.getState().follows.filter((one) => !isSameFollow(one, followed)) });
}

export function favourite(show: PlayableShow): void {
  restoreSaved();
  const others = saved.getState().favourites.filter((one) => one.show.id !== show.id);
  change({ favourites: [{ show: playableFields(show), at: Date.now() }, ...others] });
}

export function unfavourite(id: string): void {
  restoreSaved();
  change({ favourites: saved.getState().favourites.filter((one) => one.show.id !== id) });
}

export function addToHistory(show: PlayableShow, position: number, duration: number): void {
  restoreSaved();
  const others = saved.getState().history.filter((one) => one.show.id !== show.id);
  const entry = { show: playableFields(show), position, duration, at: Date.now() };
  change({ history: [entry, ...others].slice(0, maxHistory) });
}

export function clearHistory(): void {
  change({ history: [] });
}

export function clearSaved(): void {
  restoreSaved();
  saved.setState(emptySaved);
  removeStored(savedKey);
  removeStored(seenKey);
}

/** The fields of a show that are worth storing; cards have more. */
function playableFields({ id, title, date, picture, residents, recording }: PlayableShow): PlayableShow {
  return { id, title, date, picture, residents, recording };
}
