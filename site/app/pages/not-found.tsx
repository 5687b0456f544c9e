import { content } from '../content.ts';
import type { Route } from './+types/not-found';

/** an address that no route knows. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  throw await client.notFound(`Page not found: ${client.fullAddress()}`);
}

export default function NotFound() {
  return null;
}
