import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import type { BrowseData } from '../shows/kept-filter.ts';
import { listOfShows } from '../shows/things.ts';
import type { Route } from './+types/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  const number = pageNumber(url);
  const [page, { groups }] = await Promise.all([
    client.page('shows', 'shows', number),
    client.genres().catch(() => ({ groups: [] })),
  ]);
  const { title, description, picture, shows } = page;
  return {
    title,
    description,
    picture,
    genres: [],
    groups,
    first: { shows: shows.items, page: shows.page, pages: shows.pages, totalShows: shows.total },
  } satisfies BrowseData & { picture: unknown };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    thing: loaderData && listOfShows(matches, loaderData.title, loaderData.first.shows),
  });

/** What is seen stands in shows/browse.tsx, around this route and /shows/filter. */
export default function Shows() {
  return null;
}
