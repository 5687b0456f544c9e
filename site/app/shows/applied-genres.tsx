import { Link } from '../ui/link.tsx';
import { browseWords } from '../words/shows-browse.ts';
import { fill } from '../words/words.ts';
import { filterPath, toggleGenre } from './filter-path.ts';
import type { GenreGroup } from './genre-filter.ts';

/** The applied genres; each links to the list without it. */
export function AppliedGenres({ genres, applied }: { genres: GenreGroup[]; applied: string[] }) {
  if (applied.length === 0) return null;
  const all = genres.flatMap((group) => group.genres);
  return (
    <ul aria-label={browseWords.appliedGenres} className="flex flex-wrap gap-2 pb-4">
      {applied.map((id) => {
        const title = all.find((genre) => genre.id === id)?.title ?? id;
        return (
          <li key={id}>
            <Link
              href={filterPath(toggleGenre(applied, id))}
              aria-label={fill(browseWords.removeGenre, { title })}
              className="inline-flex min-h-9 items-center gap-2 bg-accent px-3 font-mono text-xs text-on-accent hover:bg-ink hover:text-paper pointer-coarse:min-h-11"
            >
              {title} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      {applied.length > 1 && (
        <li>
          <Link
            href="/shows"
            className="inline-flex min-h-9 items-center px-2 font-mono text-xs underline underline-offset-4 hover:text-accent-ink pointer-coarse:min-h-11"
          >
            {browseWords.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
