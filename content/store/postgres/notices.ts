import type { ClaimedNotice, PushTable } from '../tables/push.ts';
import type { Pool } from './connection.ts';

/** Failed notices in a row after which a subscription is removed. */
const maxFailures = 5;
/** How long shows are remembered as announced. */
const announcementRetention = 60 * 86_400_000;

type NoticeTable = Pick<PushTable, 'claim' | 'markSent' | 'retryAt' | 'giveUp' | 'clean'>;

/** Notices that wait to be sent. */
export function noticeTable(pool: Pool): NoticeTable {
  return {
    async claim(now) {
      const [row] = await pool<ClaimedNotice[]>`
        WITH claimed AS (
          UPDATE notices SET due = NULL, attempts = attempts + 1 WHERE id = (
            SELECT id FROM notices WHERE due <= ${now} ORDER BY urgent DESC, attempts, due
            LIMIT 1 FOR UPDATE SKIP LOCKED
          ) RETURNING *
        )
        SELECT claimed.id, subscription, endpoint, p256dh, auth, notice, tag, urgent = 1 AS "isUrgent", until, attempts
        FROM claimed JOIN subscriptions ON subscriptions.id = subscription`;
      return row;
    },
    async markSent({ id, subscription }) {
      await pool.begin(async (sql) => {
        await sql`DELETE FROM notices WHERE id = ${id}`;
        await sql`UPDATE subscriptions SET failures = 0 WHERE id = ${subscription} AND failures > 0`;
      });
    },
    async retryAt({ id }, due) {
      await pool`UPDATE notices SET due = ${due} WHERE id = ${id}`;
    },
    async giveUp({ id, subscription }) {
      await pool.begin(async (sql) => {
        await sql`DELETE FROM notices WHERE id = ${id}`;
        const [row] = await sql<{ failures: number }[]>`
          UPDATE subscriptions SET failures = failures + 1 WHERE id = ${subscription} RETURNING failures`;
        if ((row?.failures ?? 0) >= maxFailures)
          await sql`DELETE FROM subscriptions WHERE id = ${subscription}`;
      });
    },
    async clean(now) {
      await pool.begin(async (sql) => {
        await sql`DELETE FROM notices WHERE until <= ${now}`;
        await sql`DELETE FROM wishes WHERE until <= ${now}`;
        await sql`DELETE FROM told_shows WHERE at <= ${now - announcementRetention}`;
        await sql`
          DELETE FROM subscriptions WHERE NOT EXISTS (SELECT 1 FROM wishes WHERE subscription = subscriptions.id)
          AND NOT EXISTS (SELECT 1 FROM notices WHERE subscription = subscriptions.id)`;
      });
    },
  };
}
