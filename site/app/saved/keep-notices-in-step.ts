import { saved } from './saved.ts';
import { toldFollows } from './told-follows.ts';

/** Whoever asked for notices of new shows gets those of whom they follow now. For everybody else nothing is loaded or sent. */
export function keepNoticesInStep(contentHost: string): () => void {
  return saved.subscribe(({ follows }, before) => {
    if (follows === before.follows || !toldFollows()) return;
    import('./push.ts')
      .then(({ tellFollows }) => tellFollows(contentHost))
      .catch((error: unknown) => console.warn('The station does not know yet whom you follow:', error));
  });
}
