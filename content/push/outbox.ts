import type { PushStore, Taken } from './push-store.ts';
import type { Answer } from './send-notice.ts';

const atOnce = 8;
/** Before the second, third and fourth attempt; after that a notice is given up. */
const pauses = [30_000, 120_000, 480_000];
/** For what is being sent while the station closes. */
const longestGoodbye = 2_000;
const worthRetrying = new Set([408, 425, 429, 500, 502, 503, 504]);

type Send = (taken: Taken, signal: AbortSignal) => Promise<Answer>;

/** Sends what is due, a few at a time. A notice is taken before it is sent: a crash may lose one, and repeats none. */
export function createOutbox(store: PushStore, send: Send, now: () => number) {
  const abandoned = new AbortController();
  let closing = false;
  let underway: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    const failures = new Map<string, number>();
    const fail = (taken: Taken, reason: string) => {
      const line = `${new URL(taken.endpoint).host}: ${reason}`;
      failures.set(line, (failures.get(line) ?? 0) + 1);
    };
    await Promise.all(Array.from({ length: atOnce }, () => sendUntilNone(fail)));
    for (const [line, count] of failures)
      console.error(`${count === 1 ? 'A notice' : `${count} notices`} could not be sent to ${line}`);
  }

  async function sendUntilNone(fail: (taken: Taken, reason: string) => void): Promise<void> {
    while (!closing) {
      const taken = store.take(now());
      if (!taken) return;
      await sendOne(taken, fail);
    }
  }

  async function sendOne(taken: Taken, fail: (taken: Taken, reason: string) => void): Promise<void> {
    const answer = await send(taken, abandoned.signal).catch((error: Error) => error);
    // Whether it arrived is not known, so it is not sent again.
    if (abandoned.signal.aborted) return;
    if (answer instanceof Error) return retry(taken, undefined, () => fail(taken, answer.message));
    const { status, retryAfter } = answer;
    if (status >= 200 && status < 300) return store.sent(taken);
    // The visitor has turned it off in the browser, or the browser is gone.
    if (status === 404 || status === 410) return store.forget(taken.endpoint);
    if (worthRetrying.has(status)) return retry(taken, retryAfter, () => fail(taken, `answered ${status}`));
    fail(taken, `answered ${status}`);
    store.giveUp(taken);
  }

  function retry(taken: Taken, retryAfter: string | undefined, fail: () => void): void {
    fail();
    const pause = pauses[taken.attempts - 1];
    const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
    const due = now() + Math.max(pause ?? 0, asked);
    if (pause === undefined || due >= taken.until) store.giveUp(taken);
    else store.tryAgain(taken, due);
  }

  return {
    /** Ends when nothing more is due; a call while it is at work waits for the same end. */
    send(): Promise<void> {
      underway ??= sendAll().finally(() => {
        underway = undefined;
      });
      return underway;
    },
    async close(): Promise<void> {
      closing = true;
      const patience = setTimeout(() => abandoned.abort(), longestGoodbye);
      await underway?.catch(() => undefined);
      clearTimeout(patience);
    },
  };
}
