import { useState } from 'react';
import { useBrowserSettings } from '../root-data.ts';
import { savedWords } from '../words/saved.ts';
import { downloadSaved } from './export-saved.ts';
import { clearHistory, clearSaved, saved } from './saved.ts';

/** Erases everything that is saved, and the push subscription that the station has stored. */
function eraseAll(contentHost: string): void {
  clearSaved();
  import('./push/push.ts')
    .then(({ removeSubscription }) => removeSubscription(contentHost))
    .catch((error: unknown) => console.warn('The push subscription could not be removed:', error));
}

/** Buttons to export and to erase everything that is saved. */
export function YourData({ hasHistory }: { hasHistory: boolean }) {
  const [asking, setAsking] = useState(false);
  const { contentHost } = useBrowserSettings();
  return (
    <section
      aria-label={savedWords.yourData}
      className="mt-16 flex flex-wrap gap-2 border-t border-rule pt-6"
    >
      <button type="button" className="button-quiet" onClick={() => downloadSaved(saved.getState())}>
        {savedWords.export}
      </button>
      {hasHistory && (
        <button type="button" className="button-quiet" onClick={clearHistory}>
          {savedWords.eraseHistory}
        </button>
      )}
      {asking ? (
        <>
          <button type="button" className="button-strong" onClick={() => eraseAll(contentHost)}>
            {savedWords.eraseAllNow}
          </button>
          <button type="button" className="button-quiet" onClick={() => setAsking(false)}>
            {savedWords.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button-quiet" onClick={() => setAsking(true)}>
          {savedWords.eraseAll}
        </button>
      )}
    </section>
  );
}
