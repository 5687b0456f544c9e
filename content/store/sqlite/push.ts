import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { PushSubscriptionFacts } from '@longwave/contract/push.ts';
import { openOrReplaceDatabase } from '@longwave/server-kit/damaged-database.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { longBusyTimeout, shortBusyTimeout } from '../database-lock.ts';
import type { ClaimedNotice, NewNotice, PushTable } from '../tables/push.ts';
import { runTransaction } from './transaction.ts';

const log = createLog('content');

type StoredNotice = Omit<ClaimedNotice, 'isUrgent'> & { isUrgent: number };

/** Failed notices in a row after which a subscription is removed. */
const maxFailures = 5;

/** Notices have a file of their own, like sessions. */
export function openPushTable(folder: string): PushTable & { database: DatabaseSync; close(): void } {
  const database = openOrReplaceDatabase(join(folder, 'push.sqlite'), log);
  database.exec(`
    ${longBusyTimeout};
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
  database.exec(shortBusyTimeout);
  const prepare = (text: string) => database.prepare(text);

  const count = prepare('SELECT count(*) AS count FROM subscriptions');
  const find = prepare('SELECT id FROM subscriptions WHERE endpoint = ?');
  const put = prepare(
    `INSERT INTO subscriptions (endpoint, p256dh, auth) VALUES (?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth RETURNING id`,
  );
  const remove = prepare('DELETE FROM subscriptions WHERE endpoint = ?');
  const removeId = prepare('DELETE FROM subscriptions WHERE id = ?');
  const putTopic = prepare(
    `INSERT INTO wishes (about, subscription, until) VALUES (?, ?, ?)
     ON CONFLICT (about, subscription) DO UPDATE SET until = excluded.until`,
  );
  const deleteTopic = prepare('DELETE FROM wishes WHERE about = ? AND subscription = ?');
  const unfollowAll = prepare(`DELETE FROM wishes WHERE subscription = ? AND about NOT LIKE 'broadcast/%'`);
  const topicsOf = prepare('SELECT about FROM wishes WHERE subscription = ? ORDER BY about');
  const reminders = prepare(
    `SELECT 1 FROM wishes WHERE about >= 'broadcast/' AND about < 'broadcast0' LIMIT 1`,
  );
  const idle = `NOT EXISTS (SELECT 1 FROM wishes WHERE subscription = subscriptions.id)
    AND NOT EXISTS (SELECT 1 FROM notices WHERE subscription = subscriptions.id)`;
  const removeIdle = prepare(`DELETE FROM subscriptions WHERE id = ? AND ${idle}`);
  const findAnnounced = prepare('SELECT 1 FROM told_shows WHERE slug = ?');
  const announceShow = prepare('INSERT OR IGNORE INTO told_shows (slug, at) VALUES (?, ?)');
  const markAnnounced = prepare(
    `INSERT OR IGNORE INTO told_shows (slug, at) SELECT value ->> 'slug', value ->> 'at' FROM json_each(?)`,
  );
  const addNotices = prepare(
    `INSERT INTO notices (subscription, notice, tag, urgent, due, until)
     SELECT DISTINCT subscription, ?, ?, ?, ?, ? FROM wishes WHERE about IN (SELECT value FROM json_each(?))`,
  );
  const deleteTopics = prepare('DELETE FROM wishes WHERE about = ?');
  const claim = prepare(
    `UPDATE notices SET due = NULL, attempts = attempts + 1 WHERE id = (
       SELECT id FROM notices WHERE due <= ? ORDER BY urgent DESC, attempts, due LIMIT 1
     ) RETURNING id`,
  );
  const readClaimed = prepare(
    `SELECT notices.id, subscription, endpoint, p256dh, auth, notice, tag, urgent AS isUrgent, until, attempts
     FROM notices JOIN subscriptions ON subscriptions.id = subscription WHERE notices.id = ?`,
  );
  const finish = prepare('DELETE FROM notices WHERE id = ?');
  const again = prepare('UPDATE notices SET due = ? WHERE id = ?');
  const resetFailures = prepare('UPDATE subscriptions SET failures = 0 WHERE id = ? AND failures > 0');
  const addFailure = prepare(
    'UPDATE subscriptions SET failures = failures + 1 WHERE id = ? RETURNING failures',
  );
  const cleanUp = [
    prepare('DELETE FROM notices WHERE until <= ?1'),
    prepare('DELETE FROM wishes WHERE until <= ?1'),
    prepare('DELETE FROM told_shows WHERE at <= ?1 - 60 * 86400000'),
    prepare(`DELETE FROM subscriptions WHERE ?1 > 0 AND ${idle}`),
  ];

  const transaction = (work: () => void) => runTransaction(database, work);

  const idOf = (endpoint: string) => find.get(endpoint)?.id as number | undefined;

  function putSubscription({ endpoint, keys }: PushSubscriptionFacts): number {
    return put.get(endpoint, keys.p256dh, keys.auth)?.id as number;
  }

  const add = (added: NewNotice, urgent: 0 | 1, subjects: string[]) =>
    addNotices.run(added.notice, added.tag, urgent, added.due, added.until, JSON.stringify(subjects));

  return {
    subscriptions: async () => count.get()?.count as number,
    has: async (endpoint) => idOf(endpoint) !== undefined,
    async state(endpoint) {
      const id = idOf(endpoint);
      const subjects = id === undefined ? [] : topicsOf.all(id).map(({ about }) => String(about));
      const reminders = subjects.filter((about) => about.startsWith('broadcast/'));
      return {
        follows: subjects.length > reminders.length,
        reminders: reminders.map((about) => about.slice('broadcast/'.length)),
      };
    },
    async setFollows(subscription, follows) {
      transaction(() => {
        const id = putSubscription(subscription);
        unfollowAll.run(id);
        for (const about of follows) putTopic.run(about, id, null);
        removeIdle.run(id);
      });
    },
    async setReminder(subscription, about, until) {
      transaction(() => {
        const id = putSubscription(subscription);
        if (until === undefined) deleteTopic.run(about, id);
        else putTopic.run(about, id, until);
        removeIdle.run(id);
      });
    },
    async removeSubscription(endpoint) {
      remove.run(endpoint);
    },
    hasReminders: async () => reminders.get() !== undefined,
    announcedShows: async (slugs) => new Set(slugs.filter((slug) => findAnnounced.get(slug) !== undefined)),
    async announceShow(slug, at, subjects, notice) {
      transaction(() => {
        if (announceShow.run(slug, at).changes > 0 && notice) add(notice, 0, subjects);
      });
    },
    async markAnnounced(shows) {
      markAnnounced.run(JSON.stringify(shows));
    },
    async remind(about, notice) {
      transaction(() => {
        add(notice, 1, [about]);
        deleteTopics.run(about);
      });
    },
    async claim(now) {
      const row = claim.get(now);
      const claimed = row && (readClaimed.get(row.id as number) as StoredNotice | undefined);
      return claimed && { ...claimed, isUrgent: claimed.isUrgent === 1 };
    },
    async markSent({ id, subscription }) {
      transaction(() => {
        finish.run(id);
        resetFailures.run(subscription);
      });
    },
    async retryAt({ id }, due) {
      again.run(due, id);
    },
    async giveUp({ id, subscription }) {
      transaction(() => {
        finish.run(id);
        const failures = addFailure.get(subscription)?.failures as number | undefined;
        if ((failures ?? 0) >= maxFailures) removeId.run(subscription);
      });
    },
    async clean(now) {
      transaction(() => {
        for (const step of cleanUp) step.run(now);
      });
    },
    database,
    close: () => database.close(),
  };
}
