import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './messages.ts';

/** Milliseconds: content says when something has changed, except what passes with time. */
const longest = 1_000;
const mostEntries = 200;
const mostBytes = 100_000;

type Entry = { until: number; version: number; headers: string[]; etag: string; body: Uint8Array };

/** A number that content counts up in shared memory with every change. */
export function contentVersion(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function countChange(version: SharedArrayBuffer): void {
  Atomics.add(new Int32Array(version), 0, 1);
}

/**
 * What many ask for in the same second, such as what is on air, need not cross to the thread of content each time. Only what
 * content lets anybody keep for longer than that is kept, and nothing that has changed since.
 */
export function createReadyContent(shared: SharedArrayBuffer, now = () => performance.now()) {
  const version = new Int32Array(shared);
  const entries = new Map<string, Entry>();

  return {
    /** False when content must be asked. */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const key = keyOf(req);
      const entry = key === undefined ? undefined : entries.get(key);
      if (!entry || entry.until <= now() || entry.version !== Atomics.load(version, 0)) return false;
      if (req.headers['if-none-match']?.includes(entry.etag)) res.writeHead(304, entry.headers).end();
      else
        res.writeHead(200, [...entry.headers, 'content-length', String(entry.body.length)]).end(entry.body);
      return true;
    },
    /** The version is that from before content was asked. */
    keep(req: IncomingMessage, { status, headers, body }: Answer, asked: number): void {
      const key = keyOf(req);
      if (key === undefined || status !== 200 || body === null || body === true) return;
      const etag = headerOf(headers, 'etag');
      if (!etag || body.length > mostBytes || !isShared(headerOf(headers, 'cache-control'))) return;
      const own = headers.filter((_, at) => headers[at - (at % 2)] !== 'content-length');
      entries.delete(key);
      entries.set(key, { until: now() + longest, version: asked, headers: own, etag, body });
      const [oldest = key] = entries.keys();
      if (entries.size > mostEntries) entries.delete(oldest);
    },
    version: () => Atomics.load(version, 0),
  };
}

/** Undefined for whoever may get an answer of their own. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.origin || headers.authorization || headers.range || headers.cookie)
    return undefined;
  return `${headers['accept-encoding'] ?? ''} ${url}`;
}

function isShared(cacheControl: string | undefined): boolean {
  return /^public, max-age=\d/.test(cacheControl ?? '') && !/immutable/.test(cacheControl ?? '');
}

function headerOf(headers: string[], name: string): string | undefined {
  const at = headers.indexOf(name);
  return at >= 0 && at % 2 === 0 ? headers[at + 1] : undefined;
}
