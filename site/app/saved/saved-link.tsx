import { Suspense } from 'react';
import { Icon } from '../player/icons.tsx';
import { lazyPart } from '../player/lazy-part.tsx';
import { Link } from '../ui/link.tsx';
import { shellWords } from '../words/shell.ts';

const SavedBadge = lazyPart(() => import('./saved-badge.tsx'));

/** the way to what is kept, with how much that is. */
export function SavedLink({ className, icon = false }: { className: string; icon?: boolean }) {
  return (
    <Link href="/saved" className={`relative ${className}`}>
      {icon && <Icon name="heart" filled={false} />}
      <span className={icon ? 'sr-only' : ''}>{shellWords.saved}</span>
      <Suspense>
        <SavedBadge onIcon={icon} />
      </Suspense>
    </Link>
  );
}
