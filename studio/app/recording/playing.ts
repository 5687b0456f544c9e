import { useSyncExternalStore } from 'react';

/** The player of the open show's recording; the tracklist field takes its position as the time of a track. */
let player: HTMLAudioElement | null = null;
const listeners = new Set<() => void>();

export function setPlayer(next: HTMLAudioElement | null): void {
  player = next;
  for (const listener of listeners) listener();
}

export function usePlayer(): HTMLAudioElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => player,
  );
}
