import type { PushSubscriptionFacts } from '@longwave/contract/push.ts';
import type { NewNotice, PushTable, Subject } from '../tables/push.ts';
import { numberArray, textArray } from './array.ts';
import type { Pool, Sql } from './connection.ts';
import { noticeTable } from './notices.ts';

export function pushTable(pool: Pool): PushTable {
  async function put(sql: Sql, { endpoint, keys }: PushSubscriptionFacts): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      INSERT INTO subscriptions (endpoint, p256dh, auth) VALUES (${endpoint}, ${keys.p256dh}, ${keys.auth})
      ON CONFLICT (endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth RETURNING id`;
    return row?.id as number;
  }

  async function removeIdle(sql: Sql, id: number): Promise<void> {
    await sql`
      DELETE FROM subscriptions WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM wishes WHERE subscription = ${id})
      AND NOT EXISTS (SELECT 1 FROM notices WHERE subscription = ${id})`;
  }

  async function addNotices(
    sql: Sql,
    isUrgent: boolean,
    subjects: Subject[],
    { notice, tag, due, until }: NewNotice,
  ) {
    await sql`
      INSERT INTO notices (subscription, notice, tag, urgent, due, until)
      SELECT id, ${notice}, ${tag}, ${isUrgent ? 1 : 0}::smallint, ${due}::bigint, ${until}::bigint FROM subscriptions
      WHERE id IN (SELECT subscription FROM wishes WHERE about = ANY (${textArray(subjects)}::text[])) ORDER BY id`;
  }

  return {
    ...noticeTable(pool),
    async subscriptions() {
      const [row] = await pool<{ count: number }[]>`SELECT count(*) FROM subscriptions`;
      return row?.count ?? 0;
    },
    async has(endpoint) {
      const [row] = await pool`SELECT 1 FROM subscriptions WHERE endpoint = ${endpoint}`;
      return row !== undefined;
    },
    async state(endpoint) {
      const rows = await pool<{ about: string }[]>`
        SELECT w.about FROM subscriptions s JOIN wishes w ON w.subscription = s.id WHERE s.endpoint = ${endpoint}
        ORDER BY w.about`;
      const reminders = rows.flatMap(({ about }) => /^broadcast\/(.*)$/s.exec(about)?.[1] ?? []);
      return { follows: rows.length > reminders.length, reminders };
    },
    async setFollows(subscription, follows) {
      await pool.begin(async (sql) => {
        const id = await put(sql, subscription);
        await sql`DELETE FROM wishes WHERE subscription = ${id} AND about NOT LIKE 'broadcast/%'`;
        await sql`
          INSERT INTO wishes (about, subscription)
          SELECT DISTINCT about, ${id}::bigint FROM unnest(${textArray(follows)}::text[]) AS about
          ON CONFLICT (about, subscription) DO UPDATE SET until = NULL`;
        await removeIdle(sql, id);
      });
    },
    async setReminder(subscription, about, until) {
      await pool.begin(async (sql) => {
        const id = await put(sql, subscription);
        if (until === undefined)
          await sql`DELETE FROM wishes WHERE about = ${about} AND subscription = ${id}`;
        else
          await sql`
            INSERT INTO wishes (about, subscription, until) VALUES (${about}, ${id}, ${until})
            ON CONFLICT (about, subscription) DO UPDATE SET until = excluded.until`;
        await removeIdle(sql, id);
      });
    },
    async removeSubscription(endpoint) {
      await pool`DELETE FROM subscriptions WHERE endpoint = ${endpoint}`;
    },
    async hasReminders() {
      const [row] =
        await pool`SELECT 1 FROM wishes WHERE about >= 'broadcast/' AND about < 'broadcast0' LIMIT 1`;
      return row !== undefined;
    },
    async announcedShows(slugs) {
      const rows = await pool<{ slug: string }[]>`
        SELECT slug FROM told_shows WHERE slug = ANY (${textArray(slugs)}::text[])`;
      return new Set(rows.map(({ slug }) => slug));
    },
    async announceShow(slug, at, subjects, notice) {
      await pool.begin(async (sql) => {
        const { count } =
          await sql`INSERT INTO told_shows (slug, at) VALUES (${slug}, ${at}) ON CONFLICT DO NOTHING`;
        if (count > 0 && notice) await addNotices(sql, false, subjects, notice);
      });
    },
    async markAnnounced(shows) {
      await pool`
        INSERT INTO told_shows (slug, at)
        SELECT * FROM unnest(${textArray(shows.map(({ slug }) => slug))}::text[],
          ${numberArray(shows.map(({ at }) => at))}::bigint[])
        ON CONFLICT DO NOTHING`;
    },
    async remind(about, notice) {
      await pool.begin(async (sql) => {
        // The rows are locked first: two processes that remind of the same broadcast must not both find the subscriptions.
        await sql`SELECT 1 FROM wishes WHERE about = ${about} ORDER BY subscription FOR UPDATE`;
        await addNotices(sql, true, [about], notice);
        await sql`DELETE FROM wishes WHERE about = ${about}`;
      });
    },
  };
}
