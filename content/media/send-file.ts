import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { KeptFile } from './kept-file.ts';

const forever = 'public, max-age=31536000, immutable';

/** A file that never changes, whole or the asked part of it. */
export async function sendFile(request: Request, kept: KeptFile, type: string): Promise<Response> {
  // Not on disk, so it will be made again: nothing that could be asked for in parts.
  if (typeof kept !== 'string')
    return new Response(kept as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  const path = kept;
  const { size, mtimeMs } = await stat(path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': forever,
    etag,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const range = rangeOf(request.headers.get('range'), size);
  if (range === 'impossible')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['content-length'] = String(end - start + 1);
  if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
  return new Response(body, { status, headers });
}

/** One range as RFC 9110 has it; several, or one that cannot be read, are answered with the whole. */
function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'impossible' | undefined {
  const match = header && /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'impossible' : { start, end };
}
