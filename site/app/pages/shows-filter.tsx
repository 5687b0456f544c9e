import { redirect } from 'react-router';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { type BrowseData, currentGroups } from '../shows/current-filter.ts';
import { filterPath, readGenres, toggleGenre } from '../shows/filter-path.ts';
import { readFirstPage } from '../shows/first-page.ts';
import { showsFilterWords } from '../words/shows-filter.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/shows-filter';

const texts = () => ({ title: showsFilterWords.title, description: showsFilterWords.archive });

export async function loader({ context, url }: Route.LoaderArgs): Promise<BrowseData> {
  const { searchParams } = url;
  const genres = readGenres(searchParams);
  const toggle = searchParams.get('toggle');
  if (toggle) throw redirect(filterPath(toggleGenre(genres, toggle)));
  const client = context.get(content);
  const [first, { groups }] = await Promise.all([
    readFirstPage(client, genres, pageNumber(url), '/shows/filter'),
    client.genres().catch(() => ({ groups: [] })),
  ]);
  // Not cached, because any word can be requested as a genre.
  if (first.shows.length === 0) client.dontCache();
  return { ...texts(), genres, groups, first, open: genres.length === 0 };
}

/** In the browser the filter fetches and caches the shows; the server loader runs only on the first load. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<BrowseData> {
  const groups = currentGroups();
  if (!groups) return serverLoader();
  return { ...texts(), genres: readGenres(url.searchParams), groups, first: null };
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

/** The view is shows/browse.tsx, the layout of this route and /shows. */
export default function ShowsFilter() {
  return null;
}
