import { searchVideos } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { VideoCards } from '../search/video-cards.tsx';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-videos';

const path = '/search/videos';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchVideos);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.videos, path);

export default function SearchVideos({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList found={loaderData} path={path} title={searchKindWords.videos} none={searchKindWords.noVideos}>
      {(videos) => <VideoCards videos={videos} />}
    </ResultList>
  );
}
