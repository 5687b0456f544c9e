import type { IncomingMessage } from 'node:http';

/** Path and query of a request; accepts URLs for which `new URL` throws. */
export function parseRequestUrl(req: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', query = ''] = (req.url ?? '/').split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}
