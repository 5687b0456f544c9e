import { GenreChip } from '../shows/genre-chip.tsx';
import type { GenreGroup } from '../shows/genre-filter.ts';
import { Link } from '../ui/link.tsx';
import { searchWords } from '../words/search.ts';
import { fill } from '../words/words.ts';

type SearchHelpProps = { query: string; failed: boolean; genres: GenreGroup[] };

/** Shown without a query and without results. */
export function SearchHelp({ query, failed, genres }: SearchHelpProps) {
  return (
    <div className="grid gap-x-8 gap-y-12 py-10 md:grid-cols-12 md:py-14">
      <div className="md:col-span-5">
        <p
          role="status"
          className="font-display text-3xl leading-[1.05] font-bold tracking-[-0.02em] text-balance md:text-4xl"
        >
          {lead(query, failed)}
        </p>
        {query && !failed && (
          <ul className="mt-6 grid max-w-[44ch] gap-2 text-lg">
            <li>{searchWords.spelling}</li>
            <li>{searchWords.tracks}</li>
          </ul>
        )}
        <p className="mt-6 flex flex-wrap gap-x-6 text-lg">
          <Way href="/shows/latest" title={searchWords.latest} />
          <Way href="/residents" title={searchWords.allResidents} />
          <Way href="/listen" title={searchWords.onNow} />
        </p>
      </div>
      {genres.length > 0 && (
        <section aria-labelledby="by-genre" className="md:col-span-7">
          <h2 id="by-genre" className="pb-4 font-mono text-xs text-muted">
            {searchWords.genres}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {genres
              .flatMap((group) => group.genres)
              .map((genre) => (
                <li key={genre.id}>
                  <GenreChip genre={genre} />
                </li>
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function lead(query: string, failed: boolean): string {
  if (failed) return searchWords.failed;
  if (query) return fill(searchWords.nothing, { query });
  return searchWords.start;
}

function Way({ href, title }: { href: string; title: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-accent-ink"
    >
      {title}
    </Link>
  );
}
