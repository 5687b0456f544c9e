import { Link } from '../ui/link.tsx';
import { searchPath } from './searched.ts';

/** Nothing under this tab, though there is under another. */
export function NoneOfThese({ query, what }: { query: string; what: string }) {
  return (
    <p className="pb-8 text-lg">
      {what}.{' '}
      <Link
        href={searchPath('/search', query)}
        className="font-semibold underline decoration-2 underline-offset-4 hover:text-accent-ink"
      >
        See everything found for “{query}”
      </Link>
    </p>
  );
}
