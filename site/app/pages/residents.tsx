import { useDeferredValue, useState } from 'react';
import { data } from 'react-router';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { filterResidents, groupByLetter } from '../residents/by-letter.ts';
import { ResidentIndex } from '../residents/resident-index.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { plural } from '../words/plural.ts';
import { residentsWords } from '../words/residents.ts';
import type { Route } from './+types/residents';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await context.get(content).page('residents', 'residents');
  const { title, description, picture, residents } = page;
  const typed = url.searchParams.get('name') ?? '';
  // `?name=` is requested only without JavaScript; there are too many different names to cache these pages.
  const headers: HeadersInit = typed ? { 'cache-control': 'no-store' } : {};
  return data({ title, description, picture, residents, typed }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function Residents({ loaderData }: Route.ComponentProps) {
  const { title, description, residents } = loaderData;
  const [typed, setTyped] = useState(loaderData.typed);
  const found = filterResidents(residents, useDeferredValue(typed));
  const letters = groupByLetter(found);
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <ListHead title={title} description={description} />
      <div className="sticky top-11 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-rule bg-paper py-2 md:mt-10">
        <form
          action="/residents"
          className="flex grow items-center gap-4 md:max-w-md"
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            type="search"
            name="name"
            aria-label={residentsWords.find}
            placeholder={residentsWords.findName}
            autoComplete="off"
            defaultValue={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 w-full min-w-0 bg-transparent font-display text-xl font-bold placeholder:text-muted"
          />
          <p role="status" className="font-mono text-xs whitespace-nowrap text-muted">
            {plural(residentsWords.names, found.length)}
          </p>
        </form>
        <nav
          aria-label={residentsWords.letters}
          className="-mx-(--gutter) flex overflow-x-auto px-(--gutter) [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        >
          {letters.map(([letter]) => (
            <a
              key={letter}
              href={`#letter-${letter === '#' ? 'other' : letter}`}
              className="inline-grid min-h-9 min-w-7 shrink-0 place-items-center font-mono text-sm hover:bg-ink hover:text-paper pointer-coarse:min-h-11 pointer-coarse:min-w-9"
            >
              {letter}
            </a>
          ))}
        </nav>
      </div>
      {found.length === 0 && (
        <NothingYet>{residents.length === 0 ? residentsWords.nobody : residentsWords.nobodyNamed}</NothingYet>
      )}
      <div className="pt-6 md:columns-2 md:gap-x-10 xl:columns-3">
        <ResidentIndex letters={letters} />
      </div>
    </div>
  );
}
