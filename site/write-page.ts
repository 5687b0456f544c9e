import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenEncoding, type Encoded, type FinishedPage } from './page-cache/finished-page.ts';
import type { Answer } from './page-cache/page-cache.ts';
import { requestId } from './request-id.ts';

export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, stale }: Answer,
): Promise<void> {
  const encoded = await page.inEncoding(chosenEncoding(req.headers['accept-encoding']));
  writePage(req, res, page, encoded, stale, requestId(req));
}

export function writePage(
  req: IncomingMessage,
  res: ServerResponse,
  page: FinishedPage,
  { headers, body }: Encoded,
  stale: boolean,
  id: string | undefined,
): void {
  const unchanged = page.status === 200 && req.headers['if-none-match']?.includes(page.etag);
  const own = unchanged ? page.headers.slice() : headers.slice();
  if (id) own.push('x-request-id', id);
  if (stale) own.push('warning', '110 - "Response is Stale"');
  res.writeHead(unchanged ? 304 : page.status, own);
  if (unchanged || req.method === 'HEAD') res.end();
  else res.end(body);
}
