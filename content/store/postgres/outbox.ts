import type { LeaseReads, LeaseWrites, OutboxReads, OutboxRow, OutboxWrites } from '../tables/outbox.ts';
import type { Sql } from './connection.ts';

/** The channel on which PostgreSQL notifies every process of the id of a new row. */
export const channel = 'longwave_changes';

export function outboxReads(sql: Sql): OutboxReads {
  return {
    async last() {
      const [row] = await sql<{ id: number | null }[]>`SELECT max(id) AS id FROM outbox`;
      return row?.id ?? 0;
    },
    async first() {
      const [row] = await sql<{ id: number | null }[]>`SELECT min(id) AS id FROM outbox`;
      return row?.id ?? 0;
    },
    after: async (id, limit) =>
      await sql<OutboxRow[]>`SELECT id, keys FROM outbox WHERE id > ${id} ORDER BY id LIMIT ${limit}`,
  };
}

export function outboxWrites(sql: Sql): OutboxWrites {
  return {
    async add(at, keys) {
      const [row] = await sql<{ id: number }[]>`
        WITH added AS (INSERT INTO outbox (at, keys) VALUES (${at}, ${keys}) RETURNING id)
        SELECT id, pg_notify(${channel}, id::text) FROM added`;
      return row?.id ?? 0;
    },
    async removeBefore(at) {
      // The newest row stays, so that readers know where the outbox ends.
      await sql`DELETE FROM outbox WHERE at < ${at} AND id < (SELECT max(id) FROM outbox)`;
    },
  };
}

export function leaseReads(sql: Sql): LeaseReads {
  return {
    async holder(name) {
      const [row] = await sql<{ holder: string }[]>`SELECT holder FROM leases WHERE name = ${name}`;
      return row?.holder;
    },
  };
}

export function leaseWrites(sql: Sql): LeaseWrites {
  return {
    async take(name, holder, now, until) {
      const { count } = await sql`
        INSERT INTO leases (name, holder, until) VALUES (${name}, ${holder}, ${until})
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE leases.until <= ${now} OR leases.until > ${until + (until - now)} OR leases.holder = excluded.holder`;
      return count > 0;
    },
    async release(name) {
      await sql`DELETE FROM leases WHERE name = ${name}`;
    },
  };
}
