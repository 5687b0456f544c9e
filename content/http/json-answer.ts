import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReadyAnswer } from './ready-answers.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthCompressing = 1024;

/** Sends a ready answer: 304 when the reader has it already, compressed when that is worth it. */
export async function sendReady(
  request: Request,
  answer: ReadyAnswer,
  cacheControl: string,
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag: answer.etag,
    vary: 'Accept-Encoding',
  };
  if (isKnown(request.headers.get('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const encoding = answer.body.length < worthCompressing ? undefined : encodingFor(request);
  if (!encoding) return new Response(answer.body, { headers });
  const body = await compressed(answer, encoding);
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

async function compressed(answer: ReadyAnswer, encoding: 'br' | 'gzip') {
  answer[encoding] ??=
    encoding === 'br'
      ? await toBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await toGzip(answer.body);
  return answer[encoding];
}
