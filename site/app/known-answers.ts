import type * as z from 'zod/mini';
import { request } from './http.ts';
import { parseParts } from './parse-parts.ts';

type Send = (path: string, init: RequestInit) => Promise<Response>;

const most = 64;

export type KnownAnswers = ReturnType<typeof createKnownAnswers>;

/**
 * Answers of the content service that outlive a request, parsed. It is asked every time all the same, with the mark
 * of what is known: an answer that has not changed need not be read and checked again. Nobody may write into them.
 */
export function createKnownAnswers() {
  // Least recently used first: a Map keeps the order of insertion.
  const known = new Map<string, { etag: string; value: unknown }>();

  function keep(path: string, etag: string, value: unknown): void {
    known.delete(path);
    known.set(path, { etag, value });
    const [oldest = path] = known.keys();
    if (known.size > most) known.delete(oldest);
  }

  return async function read<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    send: Send,
  ): Promise<z.infer<T>> {
    const before = known.get(path);
    const response = before
      ? await request(path, { send, headers: { 'if-none-match': before.etag }, alsoFine: 304 })
      : await request(path, { send });
    if (before && response.status === 304) {
      keep(path, before.etag, before.value);
      return before.value as z.infer<T>;
    }
    const value = parseParts(schema, await response.json(), (part, reason) =>
      console.error(`content ${path}: ${part} is left out:`, reason),
    );
    const etag = response.headers.get('etag');
    if (etag) keep(path, etag, value);
    return value;
  };
}
