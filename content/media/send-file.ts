import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parseByteRange } from '@longwave/server-kit/byte-range.ts';
import type { FileOrBytes } from './generated-files.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Responds with a file, or the requested range of it. By default it is cached for ever. */
export async function sendFile(
  request: Request,
  file: FileOrBytes,
  type: string,
  caching = immutable,
): Promise<Response> {
  // Bytes that are not on disk have no ranges and are not cached.
  if (typeof file !== 'string')
    return new Response(file as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  const path = file;
  const { size, mtimeMs } = await stat(path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': caching,
    etag,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const ifRange = request.headers.get('if-range');
  const range = ifRange && ifRange !== etag ? undefined : parseByteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers['content-length'] = String(last - first + 1);
  if (range) headers['content-range'] = `bytes ${first}-${last}/${size}`;
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const body = Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
  return new Response(body, { status, headers });
}
