import type { FilterResponse } from '@longwave/contract/filter.ts';
import { redirect } from 'react-router';
import type { Content } from '../content.ts';
import { ContentError } from '../content-error.ts';
import { missingPageWords } from '../words/missing-page.ts';
import { fill } from '../words/words.ts';

/** Throws a 404 for a page that does not exist, and a redirect to /error if the filter fails. */
export async function readFirstPage(
  client: Content,
  genres: string[],
  number: number,
  path: string,
): Promise<FilterResponse> {
  return client.filter(genres, number).catch(async (error: unknown) => {
    if (error instanceof ContentError && (error.status === 400 || error.status === 404))
      throw await client.notFound(fill(missingPageWords.notFound, { path }));
    throw redirect('/error');
  });
}
