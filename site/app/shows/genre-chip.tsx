import type { GenreTag } from '@longwave/contract/card.ts';
import { Link } from '../ui/link.tsx';
import { uiWords } from '../words/ui.ts';
import { filterPath } from './filter-path.ts';

const linkClass =
  'inline-flex min-h-9 items-center border border-rule px-3 font-mono text-xs leading-tight hover:bg-ink hover:text-paper pointer-coarse:min-h-11';

export function GenreChip({ genre }: { genre: GenreTag }) {
  return (
    <Link href={filterPath([genre.id])} className={linkClass}>
      {genre.title}
    </Link>
  );
}

export function GenreChips({ genres }: { genres: GenreTag[] }) {
  if (genres.length === 0) return null;
  return (
    <ul aria-label={uiWords.genres} className="flex flex-wrap gap-2">
      {genres.map((genre) => (
        <li key={genre.id}>
          <GenreChip genre={genre} />
        </li>
      ))}
    </ul>
  );
}
