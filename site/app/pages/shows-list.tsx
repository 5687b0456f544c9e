import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { FeaturedWall } from '../shows/featured-wall.tsx';
import { GuestList } from '../shows/guest-list.tsx';
import { LatestList } from '../shows/latest-list.tsx';
import { showListJsonLd } from '../shows/show-list-json-ld.ts';
import { ShowsNav } from '../shows/shows-nav.tsx';
import { ListHead } from '../ui/list-head.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { Pager, pageHref } from '../ui/pager.tsx';
import { showsWords } from '../words/shows.ts';
import type { Route } from './+types/shows-list';

/** /shows/latest, /shows/featured and /shows/guests: the same data in different layouts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const id = pageIdOf(pathname);
  const { title, description, picture, shows } = await context
    .get(content)
    .page('shows', id, pageNumber(url));
  return { id, title, description, picture, shows };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...loaderData,
    path: pageHref(location.pathname, loaderData?.shows.page ?? 1),
    jsonLd: loaderData && showListJsonLd(matches, loaderData.title, loaderData.shows.items),
  });

const layouts = { 'shows/featured': FeaturedWall, 'shows/guests': GuestList };

export default function ShowsList({ loaderData }: Route.ComponentProps) {
  const { id, title, description, shows } = loaderData;
  const List = layouts[id as keyof typeof layouts] ?? LatestList;
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <ListHead title={title} description={description} />
      <ShowsNav />
      {shows.items.length > 0 ? <List shows={shows.items} /> : <NothingYet>{showsWords.noneYet}</NothingYet>}
      <Pager page={shows.page} pages={shows.pages} hrefOf={(page) => pageHref(`/${id}`, page)} />
    </div>
  );
}
