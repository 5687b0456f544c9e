import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseAvailableEncoding, type Encoded, type EncodedPage } from './page-cache/encoded-page.ts';
import type { PageResponse } from './page-cache/page-cache.ts';
import { requestId } from './request-id.ts';

export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, stale }: PageResponse,
): Promise<void> {
  const encoded = await page.inEncoding(chooseAvailableEncoding(req.headers['accept-encoding']));
  writePage(req, res, page, encoded, stale, requestId(req));
}

export function writePage(
  req: IncomingMessage,
  res: ServerResponse,
  page: EncodedPage,
  { headers, body }: Encoded,
  stale: boolean,
  id: string | undefined,
): void {
  const unchanged = page.status === 200 && req.headers['if-none-match']?.includes(page.etag);
  const all = unchanged ? page.headers.slice() : headers.slice();
  if (id) all.push('x-request-id', id);
  if (stale) all.push('warning', '110 - "Response is Stale"');
  res.writeHead(unchanged ? 304 : page.status, all);
  if (unchanged || req.method === 'HEAD') res.end();
  else res.end(body);
}
