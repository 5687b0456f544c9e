import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { firstPage } from '../shows/first-page.ts';
import type { BrowseData } from '../shows/kept-filter.ts';
import { listOfShows } from '../shows/show-list-thing.ts';
import type { Route } from './+types/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  const number = pageNumber(url);
  // The list comes from the filter: its pages are what "Load more" goes on with.
  const [page, first, { groups }] = await Promise.all([
    client.page('shows', 'shows'),
    firstPage(client, [], number, '/shows'),
    client.genres().catch(() => ({ groups: [] })),
  ]);
  const { title, description, picture } = page;
  return {
    title,
    description,
    picture,
    genres: [],
    groups,
    first,
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
