import { content } from '../content.ts';
import { errorWords } from '../words/errors.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/not-found';

/** a URL that matches no route. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  throw await client.notFound(fill(errorWords.unknownUrl, { url: client.fullUrl() }));
}

export default function NotFound() {
  return null;
}
