import type { Problem } from '@longwave/contract/problem.ts';
import { content } from '../content.ts';
import { ContentError } from '../content-error.ts';
import { genresIn } from '../shows/filter-path.ts';
import type { Route } from './+types/api-filter';

/** */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const page = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return refusal(400, 'The page is a whole number from 1 on', 'page');
  try {
    const answer = await context.get(content).filter(genresIn(searchParams), Number(page));
    return Response.json(answer, { headers: { 'cache-control': 'public, max-age=30' } });
  } catch (error) {
    // The redirect of R-606 is for pages; the browser, told 401, goes to /error itself.
    if (error instanceof Response) return refusal(401, 'The shows may not be read');
    if (!(error instanceof ContentError)) throw error;
    const asked = error.status >= 400 && error.status < 500;
    return asked
      ? refusal(400, 'These genres cannot be filtered by', 'genres')
      : refusal(502, 'The shows cannot be read at the moment');
  }
}

function refusal(status: number, error: string, parameter?: string): Response {
  const problem: Problem = parameter ? { error, parameter } : { error };
  return Response.json(problem, { status, headers: { 'cache-control': 'no-store' } });
}
