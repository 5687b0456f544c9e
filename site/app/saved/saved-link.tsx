import { useStore } from 'zustand';
import { Icon } from '../player/icons.tsx';
import { Link } from '../ui/link.tsx';
import { newShows } from './new-shows.ts';
import { saved } from './saved.ts';
import { useRecalledSaved } from './use-saved.ts';

type SavedLinkProps = { className: string; icon?: boolean };

/** R-908: the way to what is kept, with how much that is and a dot when those one follows have something new. */
export function SavedLink({ className, icon = false }: SavedLinkProps) {
  useRecalledSaved();
  const kept = useStore(saved, ({ follows, favourites }) => follows.length + favourites.length);
  const fresh = useStore(newShows, ({ shows }) => shows.length);
  const name = `Saved${kept ? `, ${kept} kept` : ''}${fresh ? `, ${fresh} new` : ''}`;
  return (
    <Link href="/saved" aria-label={name} className={`relative ${className}`}>
      {icon ? <Icon name="heart" filled={false} /> : 'Saved'}
      {kept > 0 && (
        <span className={icon ? 'meta absolute right-0 bottom-0 min-w-4 text-center' : 'meta ml-2'}>
          {kept}
        </span>
      )}
      {fresh > 0 && (
        <span className={`size-2.5 rounded-full bg-accent ${icon ? 'absolute top-1.5 right-1.5' : 'ml-2'}`} />
      )}
    </Link>
  );
}
