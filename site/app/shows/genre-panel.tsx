import { browseWords } from '../words/shows-browse.ts';
import type { GenreGroup } from './genre-filter.ts';

type GenrePanelProps = {
  groups: GenreGroup[];
  applied: string[];
  open: boolean;
  onToggle: (genre: string) => void;
};

/** The panel of all genres. Without JavaScript it is open and submits to /shows/filter. */
export function GenrePanel({ groups, applied, open, onToggle }: GenrePanelProps) {
  return (
    <form
      id="genre-panel"
      action="/shows/filter"
      className={`mb-5 border-y border-rule py-6 ${open ? '' : 'hidden noscript:block'}`}
      onSubmit={(event) => {
        event.preventDefault();
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        if (submitter instanceof HTMLButtonElement) onToggle(submitter.value);
      }}
    >
      {applied.map((genre) => (
        <input key={genre} type="hidden" name="genres" value={genre} />
      ))}
      {groups.length === 0 && <p>{browseWords.noGenres}</p>}
      <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4 xl:grid-cols-8 xl:gap-x-4">
        {groups.map((group) => (
          <fieldset key={group.id} className="min-w-0">
            <legend className="pb-2 font-mono text-xs text-muted">{group.title}</legend>
            {group.genres.map((genre) => (
              <GenreToggle key={genre.id} genre={genre} pressed={applied.includes(genre.id)} />
            ))}
          </fieldset>
        ))}
      </div>
    </form>
  );
}

function GenreToggle({ genre, pressed }: { genre: GenreGroup['genres'][number]; pressed: boolean }) {
  return (
    <button
      type="submit"
      name="toggle"
      value={genre.id}
      aria-pressed={pressed}
      className="flex min-h-9 w-full cursor-pointer items-baseline justify-between gap-2 border-t border-hairline py-1.5 pr-2 text-left font-display text-base leading-snug font-bold hover:bg-raised aria-pressed:bg-accent aria-pressed:pl-2 aria-pressed:text-on-accent pointer-coarse:min-h-11 md:text-lg xl:text-base"
    >
      <span className="min-w-0 break-words">{genre.title}</span>
      <span aria-hidden="true" className="font-mono text-[0.6875rem] font-normal">
        {genre.count}
      </span>
    </button>
  );
}
