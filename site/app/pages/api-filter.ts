import { genreList } from '@longwave/contract/filter.ts';
import { content } from '../content.ts';
import type { Route } from './+types/api-filter';

/** */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const genres = genreList(searchParams.getAll('genres'));
  return Response.json(await context.get(content).filter(genres, Number(searchParams.get('page') ?? 1)));
}
