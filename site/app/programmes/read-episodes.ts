import type { ShowCard } from '@longwave/contract/card.ts';
import { pagePath, programmePage } from '@longwave/contract/page.ts';
import { requestJson } from '../http.ts';

/** A further page of a programme's episodes; loaded with its schemas when it is first asked for. */
export async function readEpisodes(contentHost: string, id: string, page: number): Promise<ShowCard[]> {
  const answer = await requestJson(contentHost + pagePath(id, page));
  return programmePage.parse(answer).shows.items;
}
