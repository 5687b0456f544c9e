import { createLog } from '@longwave/server-kit/log.ts';
import type { Pool } from './connection.ts';
import { migrations } from './migrations.ts';

const log = createLog('content');
/** An arbitrary number of a lock in this database. */
const migrationLock = 8_126_001;

/** Brings the tables to the shape this version expects; of several processes that start at once, one does. */
export async function migrate(pool: Pool): Promise<void> {
  if ((await versionOf(pool)) === migrations.length) return;
  await pool.begin(async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${migrationLock})`;
    await sql`CREATE TABLE IF NOT EXISTS migrations (version bigint NOT NULL)`;
    const [row] = await sql<{ version: number }[]>`SELECT version FROM migrations`;
    for (const step of migrations.slice(row?.version ?? 0)) await sql.unsafe(step);
    await sql`DELETE FROM migrations`;
    await sql`INSERT INTO migrations (version) VALUES (${migrations.length})`;
  });
  await indexTitles(pool);
}

async function versionOf(pool: Pool): Promise<number> {
  const [known] = await pool<{ known: boolean }[]>`SELECT to_regclass('migrations') IS NOT NULL AS known`;
  if (!known?.known) return 0;
  const [row] = await pool<{ version: number }[]>`SELECT version FROM migrations`;
  const version = row?.version ?? 0;
  if (version > migrations.length)
    throw new Error('This data was written by a newer version of Longwave; use that version or a backup.');
  return version;
}

/** Indexes titles, in which staff search beginnings of words. Not every user may add the extension; without it, that takes longer. */
async function indexTitles(pool: Pool): Promise<void> {
  try {
    await pool.begin(async (sql) => {
      await sql`SELECT pg_advisory_xact_lock(${migrationLock})`;
      await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`;
      await sql`CREATE INDEX IF NOT EXISTS staff_items_words ON staff_items USING gin (title gin_trgm_ops)`;
    });
  } catch (error) {
    log.warn('Staff lists are searched without an index, since pg_trgm is not available', {
      reason: (error as Error).message,
    });
  }
}
