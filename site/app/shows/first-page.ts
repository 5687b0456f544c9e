import type { FilterAnswer } from '@longwave/contract/filter.ts';
import { redirect } from 'react-router';
import type { Content } from '../content.ts';
import { ContentError } from '../content-error.ts';
import { missingPageWords } from '../words/missing-page.ts';
import { fill } from '../words/words.ts';

/** The page of shows that a list begins with: one that is not there is a 404, a filter that fails leads to /error. */
export async function firstPage(
  client: Content,
  genres: string[],
  number: number,
  path: string,
): Promise<FilterAnswer> {
  return client.filter(genres, number).catch(async (error: unknown) => {
    if (error instanceof ContentError && (error.status === 400 || error.status === 404))
      throw await client.notFound(fill(missingPageWords.notFound, { path }));
    throw redirect('/error');
  });
}
