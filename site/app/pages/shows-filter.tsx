import { redirect } from 'react-router';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { filterPath, genresIn, toggled } from '../shows/filter-path.ts';
import { firstPage } from '../shows/first-page.ts';
import { type BrowseData, keptGroups } from '../shows/kept-filter.ts';
import { showsFilterWords } from '../words/shows-filter.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/shows-filter';

const texts = () => ({ title: showsFilterWords.title, description: showsFilterWords.archive });

export async function loader({ context, url }: Route.LoaderArgs): Promise<BrowseData> {
  const { searchParams } = url;
  const genres = genresIn(searchParams);
  const toggle = searchParams.get('toggle');
  if (toggle) throw redirect(filterPath(toggled(genres, toggle)));
  const client = context.get(content);
  const [first, { groups }] = await Promise.all([
    firstPage(client, genres, pageNumber(url), '/shows/filter'),
    client.genres().catch(() => ({ groups: [] })),
  ]);
  // Genres that nobody plays are as many as there are words.
  if (first.shows.length === 0) client.dontKeep();
  return { ...texts(), genres, groups, first, open: genres.length === 0 };
}

/** In the browser the filter asks by itself and keeps what it got; the server is only asked on first load. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<BrowseData> {
  const groups = keptGroups();
  if (!groups) return serverLoader();
  return { ...texts(), genres: genresIn(url.searchParams), groups, first: null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const all = loaderData?.groups.flatMap((group) => group.genres) ?? [];
  const titles = loaderData?.genres.map((id) => all.find((genre) => genre.id === id)?.title ?? id) ?? [];
  const named = { genres: titles.join(', ') };
  return pageMeta(matches, {
    ...texts(),
    ...(titles.length > 0 && {
      title: fill(showsFilterWords.showsOf, named),
      description: fill(showsFilterWords.showsThatPlay, named),
    }),
    path: `${location.pathname}${location.search}`,
    hidden: titles.length > 1,
  });
};

/** What is seen stands in shows/browse.tsx, around this route and /shows. */
export default function ShowsFilter() {
  return null;
}
