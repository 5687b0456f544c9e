import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ReadyAnswer } from './ready-answers.ts';

const worthCompressing = 1024;
/** The least work, for some per cent more bytes; less than handing it to another thread takes. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const quickGzip = { level: 1 };

/** Sends a ready answer: 304 when the reader has it already, compressed when that is worth it. */
export function sendReady(request: Request, answer: ReadyAnswer, cacheControl: string): Response {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag: answer.etag,
    vary: 'Accept-Encoding, Origin',
  };
  if (isKnown(request.headers.get('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const encoding = answer.body.length < worthCompressing ? undefined : encodingFor(request);
  if (!encoding) return new Response(answer.body, { headers });
  const body = compressed(answer, encoding);
  return new Response(body, { headers: { ...headers, 'content-encoding': encoding } });
}

function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .some((one) => one.trim() === etag || one.trim() === '*' || `W/${one.trim()}` === etag);
}

function encodingFor(request: Request): 'br' | 'gzip' | undefined {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => quality === undefined || !/^q=0(?:\.0+)?$/.test(quality))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

function compressed(answer: ReadyAnswer, encoding: 'br' | 'gzip') {
  answer[encoding] ??=
    encoding === 'br' ? brotliCompressSync(answer.body, quickBrotli) : gzipSync(answer.body, quickGzip);
  return answer[encoding];
}
