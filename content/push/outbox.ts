import { createLog } from '@longwave/server-kit/log.ts';
import type { ClaimedNotice, PushTable } from '../store/tables/push.ts';
import type { PushResponse } from './send-notice.ts';

const log = createLog('content');

const concurrency = 8;
/** Delays before the second, third and fourth attempt; after that a notice is given up. */
const retryDelays = [30_000, 120_000, 480_000];
/** How long closing waits for notices that are being sent. */
const closeTimeout = 2_000;
const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

type Send = (notice: ClaimedNotice, signal: AbortSignal) => Promise<PushResponse>;

/** Sends what is due, a few at a time. A notice is claimed before it is sent: a crash may lose one, but none is sent twice. */
export function createOutbox(table: PushTable, send: Send, now: () => number) {
  const abandoned = new AbortController();
  let closing = false;
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;

  /** Sends again if `send` was called meanwhile, since its notices may have come too late for this round. */
  async function sendAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await sendRound();
    } while (isAskedAgain);
  }

  async function sendRound(): Promise<void> {
    const failures = new Map<string, { host: string; reason: string; count: number }>();
    const fail = (notice: ClaimedNotice, reason: string) => {
      const { host } = new URL(notice.endpoint);
      const failure = failures.get(`${host} ${reason}`) ?? { host, reason, count: 0 };
      failures.set(`${host} ${reason}`, { ...failure, count: failure.count + 1 });
    };
    await Promise.all(Array.from({ length: concurrency }, () => sendUntilNone(fail)));
    for (const failure of failures.values()) log.error('Notices could not be sent', failure);
  }

  async function sendUntilNone(fail: (notice: ClaimedNotice, reason: string) => void): Promise<void> {
    while (!closing) {
      const notice = await table.claim(now());
      if (!notice) return;
      await sendOne(notice, fail);
    }
  }

  async function sendOne(
    notice: ClaimedNotice,
    fail: (notice: ClaimedNotice, reason: string) => void,
  ): Promise<void> {
    const response = await send(notice, abandoned.signal).catch((error: Error) => error);
    // It is unknown whether the notice arrived, so it is not sent again.
    if (abandoned.signal.aborted) return;
    if (response instanceof Error) return retry(notice, undefined, () => fail(notice, response.message));
    const { status, retryAfter } = response;
    if (status >= 200 && status < 300) return table.markSent(notice);
    // The visitor has turned notices off in the browser, or the browser is gone.
    if (status === 404 || status === 410) return table.removeSubscription(notice.endpoint);
    if (retriedStatuses.has(status))
      return retry(notice, retryAfter, () => fail(notice, `answered ${status}`));
    fail(notice, `answered ${status}`);
    await table.giveUp(notice);
  }

  async function retry(
    notice: ClaimedNotice,
    retryAfter: string | undefined,
    fail: () => void,
  ): Promise<void> {
    fail();
    const delay = retryDelays[notice.attempts - 1];
    const requested = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
    const due = now() + Math.max(delay ?? 0, requested);
    if (delay === undefined || due >= notice.until) await table.giveUp(notice);
    else await table.retryAt(notice, due);
  }

  return {
    /** Resolves when nothing more is due; a call while notices are being sent waits for the same end. */
    send(): Promise<void> {
      isAskedAgain = true;
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
    async close(): Promise<void> {
      closing = true;
      const timer = setTimeout(() => abandoned.abort(), closeTimeout);
      await sending?.catch(() => undefined);
      clearTimeout(timer);
    },
  };
}
