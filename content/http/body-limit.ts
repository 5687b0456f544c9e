import { HttpError } from './http-error.ts';

const [maxOfOne, maxInAll] = [4, 16];

export type BodyLimit = ReturnType<typeof createBodyLimit>;

/** Limits how many large bodies are in memory at once, for each sender and in all; others are refused before they are read. */
export function createBodyLimit() {
  const held = new Map<string, number>();
  let inAll = 0;

  function refusal(status: number, reason: string): HttpError {
    return new HttpError(status, reason, undefined, { 'retry-after': '2', connection: 'close' });
  }

  /** Runs work that reads a body and needs it until it ends. */
  return async function withBody<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const own = held.get(sender) ?? 0;
    if (own >= maxOfOne) throw refusal(429, `Send at most ${maxOfOne} of these at once.`);
    if (inAll >= maxInAll) throw refusal(503, 'Too many of these come in at once. Try again in a moment.');
    held.set(sender, own + 1);
    inAll++;
    try {
      return await work();
    } finally {
      const left = (held.get(sender) ?? 1) - 1;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
      inAll--;
    }
  };
}
