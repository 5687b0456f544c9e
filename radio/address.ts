import type { IncomingMessage } from 'node:http';

/** The path and query of a request; those no URL can be made of lead nowhere. */
export function addressOf(req: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', query = ''] = (req.url ?? '/').split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}
