import { Link } from '../ui/link.tsx';
import { searchWords } from '../words/search.ts';
import { fill } from '../words/words.ts';
import { searchPath } from './search-result.ts';

/** Shown for a kind without results if other kinds have some. */
export function NoResults({ query, what }: { query: string; what: string }) {
  return (
    <p className="pb-8 text-lg">
      {what}.{' '}
      <Link
        href={searchPath('/search', query)}
        className="font-semibold underline decoration-2 underline-offset-4 hover:text-accent-ink"
      >
        {fill(searchWords.everything, { query })}
      </Link>
    </p>
  );
}
