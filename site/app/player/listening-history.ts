import type { PlayableShow } from './sound-player.ts';

/** Where positions are remembered between visits. The page's entry provides it, so that the player need not know by whom. */
export type ListeningHistory = {
  /** The second at which a show goes on. */
  resumePosition(showId: string): number;
  remember(show: PlayableShow, position: number, duration: number): void;
};

let history: ListeningHistory = { resumePosition: () => 0, remember: () => undefined };
let load: () => Promise<ListeningHistory> = async () => history;

export function provideListeningHistory(loadHistory: () => Promise<ListeningHistory>): void {
  load = loadHistory;
}

/** Without a history shows still play, from their beginning. */
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
