import type { IncomingMessage } from 'node:http';

/** Path and query of a request, also where `new URL` would throw. */
export function parseRequestUrl(req: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', query = ''] = (req.url ?? '/').split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}
