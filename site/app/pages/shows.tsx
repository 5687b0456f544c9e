import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import type { BrowseData } from '../shows/current-filter.ts';
import { readFirstPage } from '../shows/first-page.ts';
import { showListJsonLd } from '../shows/show-list-json-ld.ts';
import type { Route } from './+types/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  const number = pageNumber(url);
  // The first page comes from the filter, because "Load more" appends the filter's pages.
  const [page, first, { groups }] = await Promise.all([
    client.page('shows', 'shows'),
    readFirstPage(client, [], number, '/shows'),
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
    jsonLd: loaderData && showListJsonLd(matches, loaderData.title, loaderData.first.shows),
  });

/** The view is shows/browse.tsx, the layout of this route and /shows/filter. */
export default function Shows() {
  return null;
}
