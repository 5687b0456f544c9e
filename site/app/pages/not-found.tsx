import { content } from '../content.ts';
import type { Route } from './+types/not-found';

/** an address that no route knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  throw await context.get(content).notFound(`Page not found: ${pathname}${search}`);
}

export default function NotFound() {
  return null;
}
