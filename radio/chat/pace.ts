import type { Author } from './store.ts';

const WINDOW_MS = 10_000;
/** Behind one address there may be a whole house. */
const LIMITS = { browser: 5, address: 25 } as const;
const STRIKES = 5;
const FORGOTTEN_AFTER_MS = 60_000;

type Record = { posts: number[]; strikes: number; seen: number };

/** How fast each browser and each address may write, and who has pushed against that limit too often. */
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
    /** `wait` in seconds where it is too soon; `offenders` are those who have not heeded that. */
    tryPost(author: Author, now: number): { wait: number; offenders: string[] } {
      forgetOld(now);
      const offenders: string[] = [];
      let wait = 0;
      const kinds = ['browser', 'address'] as const;
      for (const kind of kinds) {
        const record = recordOf(author[kind], now);
        const oldest = record.posts.at(-LIMITS[kind]);
        if (oldest === undefined) continue;
        wait = Math.max(wait, Math.ceil((oldest + WINDOW_MS - now) / 1000));
        if (++record.strikes >= STRIKES) offenders.push(author[kind]);
      }
      if (wait === 0) for (const kind of kinds) recordOf(author[kind], now).posts.push(now);
      return { wait, offenders };
    },
  };
}
