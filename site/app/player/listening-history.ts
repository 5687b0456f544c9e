import type { PlayableShow } from './sound-player.ts';

/** Stores positions between visits. The page's entry provides the implementation, because the player must not import `saved`. */
export type ListeningHistory = {
  /** The position, in seconds, at which a show is resumed. */
  resumePosition(showId: string): number;
  remember(show: PlayableShow, position: number, duration: number): void;
};

let history: ListeningHistory = { resumePosition: () => 0, remember: () => undefined };
let load: () => Promise<ListeningHistory> = async () => history;

export function provideListeningHistory(loadHistory: () => Promise<ListeningHistory>): void {
  load = loadHistory;
}

/** Loads the history. If that fails, shows still play, from their beginning. */
export async function loadListeningHistory(): Promise<void> {
  try {
    history = await load();
  } catch (error) {
    console.error('The listening history did not load:', error);
  }
}

export function listeningHistory(): ListeningHistory {
  return history;
}
