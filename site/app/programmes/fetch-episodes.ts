import type { ShowCard } from '@longwave/contract/card.ts';
import { pagePath, programmePage } from '@longwave/contract/page.ts';
import { requestJson } from '../http.ts';

/** In a file of its own, so that the schemas are loaded at the first use only. */
export async function fetchEpisodes(contentHost: string, id: string, page: number): Promise<ShowCard[]> {
  const response = await requestJson(contentHost + pagePath(id, page));
  return programmePage.parse(response).shows.items;
}
