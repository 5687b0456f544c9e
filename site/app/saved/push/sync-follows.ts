import { saved } from '../saved.ts';
import { sentFollows } from './sent-follows.ts';

/** Sends changed follows to the station while notices are on; otherwise nothing is loaded or sent. */
export function syncFollows(contentHost: string): () => void {
  return saved.subscribe(({ follows }, before) => {
    if (follows === before.follows || !sentFollows()) return;
    import('./push.ts')
      .then(({ sendFollows }) => sendFollows(contentHost))
      .catch((error: unknown) => console.warn('The station does not know yet whom you follow:', error));
  });
}
