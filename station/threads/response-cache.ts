import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResponseMessage } from './messages.ts';

/** One second, since responses that depend on the time change without a new version. */
const maxAgeMs = 1_000;
const maxEntries = 200;
const maxBytes = 100_000;

type Entry = { until: number; version: number; headers: string[]; etag: string; body: Uint8Array };

/** A counter in shared memory that content increments with every change. */
export function createContentVersion(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

export function incrementContentVersion(version: SharedArrayBuffer): void {
  Atomics.add(new Int32Array(version), 0, 1);
}

/**
 * Caches responses that many clients request in the same second, such as what is on air, so that the content thread does
 * less. It stores responses that content marks as cacheable for everybody, until the content version changes.
 */
export function createResponseCache(shared: SharedArrayBuffer, now = () => performance.now()) {
  const version = new Int32Array(shared);
  const entries = new Map<string, Entry>();

  return {
    /** Sends a cached response; returns false if there is none. */
    respond(req: IncomingMessage, res: ServerResponse): boolean {
      const key = cacheKeyOf(req);
      const entry = key === undefined ? undefined : entries.get(key);
      if (!entry || entry.until <= now() || entry.version !== Atomics.load(version, 0)) return false;
      if (req.headers['if-none-match']?.includes(entry.etag)) res.writeHead(304, entry.headers).end();
      else
        res.writeHead(200, [...entry.headers, 'content-length', String(entry.body.length)]).end(entry.body);
      return true;
    },
    /** `versionBefore` is the content version from before the request was sent. */
    store(req: IncomingMessage, { status, headers, body }: ResponseMessage, versionBefore: number): void {
      const key = cacheKeyOf(req);
      if (key === undefined || status !== 200 || body === null || body === true) return;
      const etag = headerOf(headers, 'etag');
      if (!etag || body.length > maxBytes || !isShared(headerOf(headers, 'cache-control'))) return;
      const storedHeaders = headers.filter((_, at) => headers[at - (at % 2)] !== 'content-length');
      entries.delete(key);
      entries.set(key, {
        until: now() + maxAgeMs,
        version: versionBefore,
        headers: storedHeaders,
        etag,
        body,
      });
      const [oldest = key] = entries.keys();
      if (entries.size > maxEntries) entries.delete(oldest);
    },
    version: () => Atomics.load(version, 0),
  };
}

/** Undefined for requests whose response may be for this client only. */
function cacheKeyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
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
