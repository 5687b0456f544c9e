import { searchVideos } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { queryIn, searched } from '../search/searched.ts';
import { VideoCards } from '../search/video-cards.tsx';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-videos';

const path = '/search/videos';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchVideos, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.videos, path);

export default function SearchVideos({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList found={loaderData} path={path} title={searchKindWords.videos} none={searchKindWords.noVideos}>
      {(videos) => <VideoCards videos={videos} />}
    </FoundList>
  );
}
