import { filterAnswer } from '@longwave/contract/filter.ts';
import { filterQuery } from '@longwave/contract/genre-list.ts';
import { requestJson } from '../http.ts';
import type { AskFilter } from './genre-filter.ts';

/** the site's own filter. */
export const askFilter: AskFilter = async (genres, page) =>
  filterAnswer.parse(await requestJson(`/api/filter?${filterQuery(genres, page)}`));
