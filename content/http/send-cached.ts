import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding } from '@longwave/server-kit/accept-encoding.ts';
import type { CachedResponse } from './response-cache.ts';

const encodings = ['br', 'gzip'] as const;

const minCompressedBytes = 1024;
/** The fastest levels: compressing takes less time than passing it to another thread would. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const quickGzip = { level: 1 };

/** Responds with 304 if the client has this version, else with the body, compressed unless it is small. */
export function sendCached(request: Request, cached: CachedResponse, cacheControl: string): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag: cached.etag,
    vary: 'Accept-Encoding, Origin',
  };
  if (isKnown(request.headers.get('if-none-match'), cached.etag))
    return new Response(null, { status: 304, headers });
  const encoding =
    cached.body.length < minCompressedBytes
      ? undefined
      : chooseEncoding(request.headers.get('accept-encoding'), encodings);
  if (!encoding) return new Response(cached.body, { headers });
  const body = compress(cached, encoding);
  return new Response(body, { headers: { ...headers, 'content-encoding': encoding } });
}

function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .some((one) => one.trim() === etag || one.trim() === '*' || `W/${one.trim()}` === etag);
}

function compress(cached: CachedResponse, encoding: 'br' | 'gzip') {
  cached[encoding] ??=
    encoding === 'br' ? brotliCompressSync(cached.body, quickBrotli) : gzipSync(cached.body, quickGzip);
  return cached[encoding];
}
