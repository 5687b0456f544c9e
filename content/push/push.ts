import type { ContentSettings } from '../settings.ts';
import { isLocked } from '../store/when-free.ts';
import type { Store } from '../store.ts';
import { noticeBroadcasts, noticeNewShows } from './find-notices.ts';
import { createOutbox } from './outbox.ts';
import { openPushStore } from './push-store.ts';
import { createSending } from './send-notice.ts';
import { openStationKeys } from './station-keys.ts';

const lookEvery = 5_000;
const compareEvery = 60_000;
const cleanEvery = 600_000;

export type Push = ReturnType<typeof startPush>;

/** Web Push for those who ask for it. Everything here waits on the network only, in the thread of content. */
export function startPush(store: Store, settings: ContentSettings) {
  const { now, data, push } = settings;
  const keys = openStationKeys(data, push.contact);
  const kept = openPushStore(data);
  const sending = createSending(keys, push.loopback, now);
  const outbox = createOutbox(kept, sending.send, now);
  let changed = true;
  let comparedAt = 0;
  let cleanedAt = 0;
  let complaint = '';

  store.onChange(() => {
    changed = true;
  });

  function findNotices(moment: number): void {
    // Other processes write too, and do not tell.
    if (changed || isOver(comparedAt, compareEvery, moment)) {
      noticeNewShows(store, kept, moment);
      changed = false;
      comparedAt = moment;
    }
    noticeBroadcasts(store, kept, moment);
    if (!isOver(cleanedAt, cleanEvery, moment)) return;
    kept.clean(moment);
    cleanedAt = moment;
  }

  /** Finds what is to be told, and sends it. What fails is found again at the next look. */
  async function look(): Promise<void> {
    try {
      findNotices(now());
      await outbox.send();
      complaint = '';
    } catch (error) {
      if (isLocked(error) || complaint === (error as Error).message) return;
      complaint = (error as Error).message;
      console.error(`Notices cannot be sent at the moment: ${complaint}`);
    }
  }

  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  void look();
  return {
    publicKey: keys.publicKey,
    store: kept,
    look,
    async close(): Promise<void> {
      clearInterval(timer);
      await outbox.close();
      sending.close();
      kept.close();
    },
  };
}

/** Also when the clock was set back. */
function isOver(since: number, span: number, now: number): boolean {
  return now < since || now - since >= span;
}
