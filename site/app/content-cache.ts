import type * as z from 'zod/mini';
import { request } from './http.ts';
import { parseParts } from './parse-parts.ts';
import { serverLog } from './server-log.ts';

type Send = (path: string, init: RequestInit) => Promise<Response>;

const maxEntries = 64;

export type ContentCache = ReturnType<typeof createContentCache>;

/**
 * Caches parsed responses of the content service across requests. Each is requested again with its etag, so that an unchanged
 * response is not parsed again. Callers must not modify the values.
 */
export function createContentCache() {
  // A Map keeps the order of insertion, so the least recently used entry is first.
  const entries = new Map<string, { etag: string; value: unknown }>();

  function store(path: string, etag: string, value: unknown): void {
    entries.delete(path);
    entries.set(path, { etag, value });
    const [oldest = path] = entries.keys();
    if (entries.size > maxEntries) entries.delete(oldest);
  }

  return async function read<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    send: Send,
  ): Promise<z.infer<T>> {
    const before = entries.get(path);
    const response = before
      ? await request(path, { send, headers: { 'if-none-match': before.etag }, acceptedStatus: 304 })
      : await request(path, { send });
    if (before && response.status === 304) {
      store(path, before.etag, before.value);
      return before.value as z.infer<T>;
    }
    const value = parseParts(schema, await response.json(), (part, reason) =>
      serverLog.error('A part of content is left out', { path: path.replace(/\?[\s\S]*/, ''), part, reason }),
    );
    const etag = response.headers.get('etag');
    if (etag) store(path, etag, value);
    return value;
  };
}
