import { hash } from 'node:crypto';
import type { Touched, Use } from '../store.ts';

/** An answer that can be sent as it is. Compressed forms are added when first asked for. */
export type ReadyAnswer = {
  pageId: string;
  body: Buffer<ArrayBuffer>;
  etag: string;
  uses: Set<Use>;
  until: number;
  br?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
};

const mostBytes = 96 * 1024 * 1024;
const mostForgotten = 20_000;

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>;

/** Answers kept in memory, the least recently read ones leaving first, each dropped when what it shows changes. */
export function createReadyAnswers() {
  const answers = new Map<string, ReadyAnswer>();
  const readers = new Map<Use, Set<string>>();
  /** Pages answered once and no longer known here: a change may touch them, so it names them all. */
  const forgotten = new Set<string>();
  let bytes = 0;

  function discard(key: string): ReadyAnswer | undefined {
    const answer = answers.get(key);
    if (!answer) return undefined;
    answers.delete(key);
    bytes -= sizeOf(answer);
    for (const use of answer.uses) {
      const keys = readers.get(use);
      keys?.delete(key);
      if (keys?.size === 0) readers.delete(use);
    }
    return answer;
  }

  function clear(): void {
    answers.clear();
    readers.clear();
    forgotten.clear();
    bytes = 0;
  }

  return {
    get(key: string, now: number): ReadyAnswer | undefined {
      const answer = answers.get(key);
      if (!answer) return undefined;
      if (answer.until <= now) {
        discard(key);
        return undefined;
      }
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    put(key: string, pageId: string, json: string, uses: Set<Use>, until: number): ReadyAnswer {
      discard(key);
      const body = Buffer.from(json);
      const etag = `W/"${hash('sha1', body, 'base64url')}"`;
      const answer = { pageId, body, etag, uses, until };
      answers.set(key, answer);
      forgotten.delete(pageId);
      bytes += sizeOf(answer);
      for (const use of uses) {
        const keys = readers.get(use) ?? new Set();
        readers.set(use, keys.add(key));
      }
      while (bytes > mostBytes) {
        const [oldest] = answers.keys();
        const left = oldest === undefined ? undefined : discard(oldest);
        if (!left) break;
        forgotten.add(left.pageId);
      }
      return answer;
    },
    /** Drops what a change touched and names the pages; `all` when they cannot be named. */
    drop(touched: Touched): { pages: string[]; all: boolean } {
      if (touched.all || forgotten.size > mostForgotten) {
        clear();
        return { pages: [], all: true };
      }
      const pages = new Set(forgotten);
      forgotten.clear();
      for (const use of touched.keys)
        for (const key of [...(readers.get(use) ?? [])]) {
          const dropped = discard(key);
          if (dropped) pages.add(dropped.pageId);
        }
      return { pages: [...pages], all: false };
    },
  };
}

/** About what an answer takes, compressed forms and notes included. */
function sizeOf(answer: ReadyAnswer): number {
  return Math.round(answer.body.length * 1.5) + answer.uses.size * 120 + 500;
}
