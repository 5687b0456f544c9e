import type { Problem } from '@longwave/contract/problem.ts';
import { content } from '../content.ts';
import { ContentError } from '../content-error.ts';
import { readGenres } from '../shows/filter-path.ts';
import type { Route } from './+types/api-filter';

/** R-208: /api/filter, shows by genre for the filter in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const page = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page))
    return problemResponse(400, 'The page is a whole number from 1 on', 'page');
  try {
    const response = await context.get(content).filter(readGenres(searchParams), Number(page));
    return Response.json(response, { headers: { 'cache-control': 'public, max-age=30' } });
  } catch (error) {
    // On a 401 the content client throws a redirect; the browser gets the 401 and navigates to /error itself.
    if (error instanceof Response) return problemResponse(401, 'The shows may not be read');
    if (!(error instanceof ContentError)) throw error;
    const isClientError = error.status >= 400 && error.status < 500;
    return isClientError
      ? problemResponse(400, 'These genres cannot be filtered by', 'genres')
      : problemResponse(502, 'The shows cannot be read at the moment');
  }
}

function problemResponse(status: number, error: string, parameter?: string): Response {
  const problem: Problem = parameter ? { error, parameter } : { error };
  return Response.json(problem, { status, headers: { 'cache-control': 'no-store' } });
}
