import { content } from '../content.ts';
import { errorWords } from '../words/errors.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/not-found';

/** an address that no route knows. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  throw await client.notFound(fill(errorWords.unknownAddress, { address: client.fullAddress() }));
}

export default function NotFound() {
  return null;
}
