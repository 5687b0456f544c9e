import { filterResponse } from '@longwave/contract/filter.ts';
import { filterQuery } from '@longwave/contract/genre-list.ts';
import { fetchContentJson } from '../content-call.ts';
import type { FetchFilteredShows } from './genre-filter.ts';

/** fetches the shows that have the given genres. */
export const fetchFilteredShows: FetchFilteredShows = async (genres, page) =>
  filterResponse.parse(await fetchContentJson(`/api/filter?${filterQuery(genres, page)}`));
