import { deferred } from '../browser/deferred.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { shellWords } from '../words/shell.ts';

const SavedBadge = deferred(() => import('./saved-badge.tsx'));

/** the link to Saved, with the number of saved entries. */
export function SavedLink({ className, icon = false }: { className: string; icon?: boolean }) {
  return (
    <Link href="/saved" className={`relative ${className}`}>
      {icon && <Icon name="heart" filled={false} />}
      <span className={icon ? 'sr-only' : ''}>{shellWords.saved}</span>
      <SavedBadge onIcon={icon} />
    </Link>
  );
}
