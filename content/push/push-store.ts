import { join } from 'node:path';
import type { Notice, PushState, PushSubscriptionFacts } from '@longwave/contract/push.ts';
import { openUndamaged } from '../store/undamaged.ts';
import { longWait, shortWait } from '../store/when-free.ts';

/** Something a subscription is about: `resident/ines`, `programme/tides` or `broadcast/tides-2026-11-16`. */
export type About = `${'resident' | 'programme' | 'broadcast'}/${string}`;

/** A notice that was taken to be sent. */
export type Taken = {
  id: number;
  subscription: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  notice: string;
  tag: string;
  urgent: number;
  until: number;
  attempts: number;
};

export type PushStore = ReturnType<typeof openPushStore>;

/** Notices in a row that could not be sent, after which a subscription is given up. */
const mostFailures = 5;

/** Who asked for notices, about what, and the notices that are still to be sent. It has a file of its own, like sessions. */
export function openPushStore(folder: string) {
  const database = openUndamaged(join(folder, 'push.sqlite'));
  database.exec(`
    ${longWait};
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
    CREATE TABLE IF NOT EXISTS subscriptions (
      id INTEGER PRIMARY KEY,
      endpoint TEXT NOT NULL UNIQUE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS wishes (
      about TEXT NOT NULL,
      subscription INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
      until INTEGER,
      PRIMARY KEY (about, subscription)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS wishes_of_subscription ON wishes (subscription);
    CREATE TABLE IF NOT EXISTS told_shows (slug TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    -- due is empty while a notice is being sent: what was taken is never taken again, not even after a crash.
    CREATE TABLE IF NOT EXISTS notices (
      id INTEGER PRIMARY KEY,
      subscription INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
      notice TEXT NOT NULL,
      tag TEXT NOT NULL,
      urgent INTEGER NOT NULL,
      due INTEGER,
      until INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX IF NOT EXISTS notices_in_turn ON notices (urgent DESC, attempts, due) WHERE due IS NOT NULL;
    CREATE INDEX IF NOT EXISTS notices_of_subscription ON notices (subscription);
  `);
  database.exec(shortWait);
  const prepare = (text: string) => database.prepare(text);

  const count = prepare('SELECT count(*) AS count FROM subscriptions');
  const find = prepare('SELECT id FROM subscriptions WHERE endpoint = ?');
  const put = prepare(
    `INSERT INTO subscriptions (endpoint, p256dh, auth) VALUES (?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth RETURNING id`,
  );
  const remove = prepare('DELETE FROM subscriptions WHERE endpoint = ?');
  const removeId = prepare('DELETE FROM subscriptions WHERE id = ?');
  const wish = prepare(
    `INSERT INTO wishes (about, subscription, until) VALUES (?, ?, ?)
     ON CONFLICT (about, subscription) DO UPDATE SET until = excluded.until`,
  );
  const unwish = prepare('DELETE FROM wishes WHERE about = ? AND subscription = ?');
  const unfollowAll = prepare(`DELETE FROM wishes WHERE subscription = ? AND about NOT LIKE 'broadcast/%'`);
  const wishesOf = prepare('SELECT about FROM wishes WHERE subscription = ? ORDER BY about');
  const reminders = prepare(
    `SELECT 1 FROM wishes WHERE about >= 'broadcast/' AND about < 'broadcast0' LIMIT 1`,
  );
  const idle = `NOT EXISTS (SELECT 1 FROM wishes WHERE subscription = subscriptions.id)
    AND NOT EXISTS (SELECT 1 FROM notices WHERE subscription = subscriptions.id)`;
  const removeIdle = prepare(`DELETE FROM subscriptions WHERE id = ? AND ${idle}`);
  const toldShow = prepare('SELECT 1 FROM told_shows WHERE slug = ?');
  const tellShow = prepare('INSERT OR IGNORE INTO told_shows (slug, at) VALUES (?, ?)');
  const addNotices = prepare(
    `INSERT INTO notices (subscription, notice, tag, urgent, due, until)
     SELECT DISTINCT subscription, ?, ?, ?, ?, ? FROM wishes WHERE about IN (SELECT value FROM json_each(?))`,
  );
  const endWishes = prepare('DELETE FROM wishes WHERE about = ?');
  const take = prepare(
    `UPDATE notices SET due = NULL, attempts = attempts + 1 WHERE id = (
       SELECT id FROM notices WHERE due <= ? ORDER BY urgent DESC, attempts, due LIMIT 1
     ) RETURNING id`,
  );
  const taken = prepare(
    `SELECT notices.id, subscription, endpoint, p256dh, auth, notice, tag, urgent, until, attempts
     FROM notices JOIN subscriptions ON subscriptions.id = subscription WHERE notices.id = ?`,
  );
  const finish = prepare('DELETE FROM notices WHERE id = ?');
  const again = prepare('UPDATE notices SET due = ? WHERE id = ?');
  const wentWell = prepare('UPDATE subscriptions SET failures = 0 WHERE id = ? AND failures > 0');
  const wentWrong = prepare(
    'UPDATE subscriptions SET failures = failures + 1 WHERE id = ? RETURNING failures',
  );
  const cleaning = [
    prepare('DELETE FROM notices WHERE until <= ?1'),
    prepare('DELETE FROM wishes WHERE until <= ?1'),
    prepare('DELETE FROM told_shows WHERE at <= ?1 - 60 * 86400000'),
    prepare(`DELETE FROM subscriptions WHERE ?1 > 0 AND ${idle}`),
  ];

  function transaction<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  const idOf = (endpoint: string) => find.get(endpoint)?.id as number | undefined;

  function keep({ endpoint, keys }: PushSubscriptionFacts): number {
    return put.get(endpoint, keys.p256dh, keys.auth)?.id as number;
  }

  return {
    subscriptions: () => count.get()?.count as number,
    has: (endpoint: string) => idOf(endpoint) !== undefined,
    state(endpoint: string): PushState {
      const id = idOf(endpoint);
      const abouts = id === undefined ? [] : wishesOf.all(id).map(({ about }) => String(about));
      const reminders = abouts.filter((about) => about.startsWith('broadcast/'));
      return {
        follows: abouts.length > reminders.length,
        reminders: reminders.map((about) => about.slice('broadcast/'.length)),
      };
    },
    /** Whoever wishes for nothing any more is forgotten. */
    setFollows(subscription: PushSubscriptionFacts, follows: About[]): void {
      transaction(() => {
        const id = keep(subscription);
        unfollowAll.run(id);
        for (const about of follows) wish.run(about, id, null);
        removeIdle.run(id);
      });
    },
    setReminder(subscription: PushSubscriptionFacts, about: About, until: number | undefined): void {
      transaction(() => {
        const id = keep(subscription);
        if (until === undefined) unwish.run(about, id);
        else wish.run(about, id, until);
        removeIdle.run(id);
      });
    },
    forget: (endpoint: string) => void remove.run(endpoint),
    hasReminders: () => reminders.get() !== undefined,
    isShowTold: (slug: string) => toldShow.get(slug) !== undefined,
    /** Once for each show, however many processes look: notices for those who wish for one of these, or for nobody. */
    tellShow(
      slug: string,
      at: number,
      abouts: About[],
      notice: Notice | undefined,
      due: number,
      until: number,
    ) {
      transaction(() => {
        if (tellShow.run(slug, at).changes === 0 || !notice) return;
        addNotices.run(JSON.stringify(notice), notice.tag, 0, due, until, JSON.stringify(abouts));
      });
    },
    /** The wish ends with its notice, so that there is one. */
    remind(about: About, notice: Notice, due: number, until: number): void {
      transaction(() => {
        addNotices.run(JSON.stringify(notice), notice.tag, 1, due, until, JSON.stringify([about]));
        endWishes.run(about);
      });
    },
    take(now: number): Taken | undefined {
      const row = take.get(now);
      return row && (taken.get(row.id as number) as Taken | undefined);
    },
    sent({ id, subscription }: Taken): void {
      transaction(() => {
        finish.run(id);
        wentWell.run(subscription);
      });
    },
    tryAgain: ({ id }: Taken, due: number) => void again.run(due, id),
    /** Several of those in a row end the subscription. */
    giveUp({ id, subscription }: Taken): void {
      transaction(() => {
        finish.run(id);
        const failures = wentWrong.get(subscription)?.failures as number | undefined;
        if ((failures ?? 0) >= mostFailures) removeId.run(subscription);
      });
    },
    clean(now: number): void {
      transaction(() => {
        for (const step of cleaning) step.run(now);
      });
    },
    close: () => database.close(),
  };
}
