import type { Author } from './store.ts';

const WINDOW_MS = 10_000;
const BROWSER_LIMIT = 5;
/** Limits for one client address, which several people may share. New browser ids can be invented at will, so new browsers get less. */
const ADDRESS_LIMIT = { known: 25, new: 10 };
const MAX_STRIKES = 5;
const FORGET_AFTER_MS = 60_000;

type PostRecord = { posts: number[]; strikes: number; seen: number };

/** Limits how often each browser and each client address may post, and finds browsers that repeatedly exceed the limit. */
export function createPostRateLimit() {
  const records = new Map<string, PostRecord>();

  function recordOf(who: string, now: number): PostRecord {
    const record = records.get(who) ?? { posts: [], strikes: 0, seen: now };
    if (now - record.seen > FORGET_AFTER_MS) record.strikes = 0;
    record.posts = record.posts.filter((at) => at <= now && now - at < WINDOW_MS);
    record.seen = now;
    records.delete(who);
    records.set(who, record);
    return record;
  }

  function removeOld(now: number) {
    for (const [who, { seen }] of records) {
      if (now - seen < FORGET_AFTER_MS) break;
      records.delete(who);
    }
  }

  return {
    /**
     * `wait` is in seconds; an offender is a browser that has posted several times without waiting. A known browser may
     * always post once in ten seconds, however much others post from the same client address.
     */
    tryPost(author: Author, isKnown: boolean, now: number): { wait: number; isOffender: boolean } {
      removeOld(now);
      const own = recordOf(author.browser, now);
      const shared = recordOf(`${author.address} ${isKnown ? 'known' : 'new'}`, now);
      const wait = waitFor(own, BROWSER_LIMIT, now);
      if (wait > 0) return { wait, isOffender: ++own.strikes >= MAX_STRIKES };
      const others = waitFor(shared, isKnown ? ADDRESS_LIMIT.known : ADDRESS_LIMIT.new, now);
      if (others > 0 && !(isKnown && own.posts.length === 0)) return { wait: others, isOffender: false };
      for (const record of [own, shared]) record.posts.push(now);
      return { wait: 0, isOffender: false };
    },
  };
}

function waitFor({ posts }: PostRecord, limit: number, now: number): number {
  const oldest = posts.at(-limit);
  return oldest === undefined ? 0 : Math.ceil((oldest + WINDOW_MS - now) / 1000);
}
