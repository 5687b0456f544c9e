import type { SessionTable } from '../tables/sessions.ts';
import type { Pool } from './connection.ts';

/** How long storing a session may delay a listener who starts playing. */
const addTimeout = 500;

export function sessionTable(sql: Pool): SessionTable {
  async function add(id: string, until: number, now: number): Promise<void> {
    await sql`INSERT INTO sessions (id, until) VALUES (${id}, ${until})`;
    // Several processes clean up at once, so each skips rows that another is removing.
    await sql`
      DELETE FROM sessions WHERE id IN (
        SELECT id FROM sessions WHERE until <= ${now} LIMIT 100 FOR UPDATE SKIP LOCKED
      )`;
  }

  return {
    add: (id, until, now) => withinTime(add(id, until, now)),
    async has(id, now) {
      const [row] = await sql`SELECT 1 FROM sessions WHERE id = ${id} AND until > ${now}`;
      return row !== undefined;
    },
    async shorten(id, until) {
      await sql`UPDATE sessions SET until = least(until, ${until}) WHERE id = ${id}`;
    },
    async remove(id) {
      const { count } = await sql`DELETE FROM sessions WHERE id = ${id}`;
      return count > 0;
    },
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('PostgreSQL did not answer in time')), addTimeout);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
