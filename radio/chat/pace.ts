import type { Author } from './store.ts';

const WINDOW_MS = 10_000;
const BROWSER_LIMIT = 5;
/** Behind one address there may be a whole house; of browsers nobody knows there may be as many as somebody likes. */
const ADDRESS_LIMIT = { known: 25, new: 10 };
const STRIKES = 5;
const FORGOTTEN_AFTER_MS = 60_000;

type Record = { posts: number[]; strikes: number; seen: number };

/** How fast each browser and each address may write, and which browser has pushed against that limit too often. */
export function createPace() {
  const records = new Map<string, Record>();

  function recordOf(who: string, now: number): Record {
    const record = records.get(who) ?? { posts: [], strikes: 0, seen: now };
    if (now - record.seen > FORGOTTEN_AFTER_MS) record.strikes = 0;
    record.posts = record.posts.filter((at) => at <= now && now - at < WINDOW_MS);
    record.seen = now;
    records.delete(who);
    records.set(who, record);
    return record;
  }

  function forgetOld(now: number) {
    for (const [who, { seen }] of records) {
      if (now - seen < FORGOTTEN_AFTER_MS) break;
      records.delete(who);
    }
  }

  return {
    /**
     * `wait` in seconds where it is too soon; an offender is a browser that has not heeded that. However much comes from
     * an address, one line in ten seconds is left to each browser that is known.
     */
    tryPost(author: Author, isKnown: boolean, now: number): { wait: number; isOffender: boolean } {
      forgetOld(now);
      const own = recordOf(author.browser, now);
      const shared = recordOf(`${author.address} ${isKnown ? 'known' : 'new'}`, now);
      const wait = waitFor(own, BROWSER_LIMIT, now);
      if (wait > 0) return { wait, isOffender: ++own.strikes >= STRIKES };
      const others = waitFor(shared, isKnown ? ADDRESS_LIMIT.known : ADDRESS_LIMIT.new, now);
      if (others > 0 && !(isKnown && own.posts.length === 0)) return { wait: others, isOffender: false };
      for (const record of [own, shared]) record.posts.push(now);
      return { wait: 0, isOffender: false };
    },
  };
}

function waitFor({ posts }: Record, limit: number, now: number): number {
  const oldest = posts.at(-limit);
  return oldest === undefined ? 0 : Math.ceil((oldest + WINDOW_MS - now) / 1000);
}
