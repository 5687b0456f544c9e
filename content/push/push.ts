import { createLog } from '@longwave/server-kit/log.ts';
import type { ContentSettings } from '../settings.ts';
import { DatabaseLocked, isLocked } from '../store/database-lock.ts';
import type { Store } from '../store/repository.ts';
import { createShowNotices, noticeBroadcasts } from './find-notices.ts';
import { createOutbox } from './outbox.ts';
import { createSender } from './send-notice.ts';
import { openStationKeys } from './station-keys.ts';

const log = createLog('content');

const sendEvery = 5_000;
/** All shows are compared this often, since shows dated ahead become due for notices by time. */
const compareEvery = 3_600_000;
/** When more documents than this have changed, all shows are compared. */
const maxChanged = 1000;
const cleanEvery = 600_000;

export type Push = ReturnType<typeof startPush>;

/** Web Push. It runs in the thread of content, since it only waits for the network. */
export function startPush(store: Store, settings: ContentSettings) {
  const { now, data, push } = settings;
  const keys = openStationKeys(data, push.contact);
  const sending = createSender(keys, push.loopback, now);
  const outbox = createOutbox(store.push, sending.send, now);
  const shows = createShowNotices(store);
  let hasAllChanged = true;
  const changed = new Set<string>();
  let comparedAt = 0;
  let cleanedAt = 0;
  let loggedProblem = '';
  let finding: Promise<void> = Promise.resolve();

  store.onChange(({ keys, all }) => {
    for (const key of keys)
      if (typeof key === 'string' && key.startsWith('show/')) changed.add(key.slice('show/'.length));
    hasAllChanged ||= all || changed.size > maxChanged;
  });

  async function findNewShows(instant: number): Promise<void> {
    const compareAll = hasAllChanged || isOver(comparedAt, compareEvery, instant);
    const slugs = [...changed];
    hasAllChanged = false;
    changed.clear();
    try {
      if (compareAll) {
        await shows.compareAll(instant);
        comparedAt = instant;
      } else if (slugs.length > 0) await shows.announce(slugs, instant);
    } catch (error) {
      hasAllChanged = true;
      throw error;
    }
  }

  async function findNotices(): Promise<void> {
    const instant = now();
    await findNewShows(instant);
    await noticeBroadcasts(store, instant);
    if (!isOver(cleanedAt, cleanEvery, instant)) return;
    await store.push.clean(instant);
    cleanedAt = instant;
  }

  /** Finds new notices and sends what is due. What fails is tried again the next time. */
  async function sendDue(): Promise<void> {
    try {
      finding = finding.catch(() => undefined).then(findNotices);
      await finding;
      await outbox.send();
      loggedProblem = '';
    } catch (error) {
      const isBusy = error instanceof DatabaseLocked || isLocked(error);
      if (isBusy || loggedProblem === (error as Error).message) return;
      loggedProblem = (error as Error).message;
      log.error('Notices cannot be sent at the moment', { reason: loggedProblem });
    }
  }

  const timer = setInterval(() => void sendDue(), sendEvery);
  timer.unref();
  void sendDue();
  return {
    publicKey: keys.publicKey,
    store: store.push,
    sendDue,
    async close(): Promise<void> {
      clearInterval(timer);
      await finding.catch(() => undefined);
      await outbox.close();
      sending.close();
    },
  };
}

/** Whether a span of time has passed, or the clock was set back. */
function isOver(since: number, span: number, now: number): boolean {
  return now < since || now - since >= span;
}
