import type { ListeningHistory } from '../player/listening-history.ts';
import { resumePosition } from './resume.ts';
import { addToHistory, restoreSaved, saved } from './saved.ts';

/** The listening history that the player reads and writes. */
export const listeningHistory: ListeningHistory = {
  resumePosition(showId) {
    restoreSaved();
    return resumePosition(saved.getState().history, showId);
  },
  remember: addToHistory,
};
