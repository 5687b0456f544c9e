import { useStore } from 'zustand';
import { savedBadgeWords } from '../words/saved-badge.ts';
import { fill } from '../words/words.ts';
import { newShows } from './new-shows.ts';
import { saved } from './saved.ts';
import { useRestoredSaved } from './use-saved.ts';

/** The number of follows and favourites, and a dot when there are new shows. */
export default function SavedBadge({ onIcon }: { onIcon: boolean }) {
  useRestoredSaved();
  const count = useStore(saved, ({ follows, favourites }) => follows.length + favourites.length);
  const fresh = useStore(newShows, ({ shows }) => shows.length);
  return (
    <>
      {count > 0 && <span className="sr-only"> {fill(savedBadgeWords.stored, { count })}</span>}
      {count > 0 && (
        <span aria-hidden="true" className={`meta ${onIcon ? 'absolute right-1 bottom-0' : 'ml-2'}`}>
          {count}
        </span>
      )}
      {fresh > 0 && <span className="sr-only"> {fill(savedBadgeWords.fresh, { count: fresh })}</span>}
      {fresh > 0 && (
        <span
          className={`size-2.5 rounded-full bg-accent ${onIcon ? 'absolute top-1.5 right-1.5' : 'ml-2'}`}
        />
      )}
    </>
  );
}
