import { filterAnswer } from '@longwave/contract/filter.ts';
import { filterQuery } from '@longwave/contract/genre-list.ts';
import { contentJson } from '../content-call.ts';
import type { AskFilter } from './genre-filter.ts';

/** the site's own filter. */
export const askFilter: AskFilter = async (genres, page) =>
  filterAnswer.parse(await contentJson(`/api/filter?${filterQuery(genres, page)}`));
