import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { stationLock } from '../store/postgres/open-store.ts';

// Started by tests: keeps the database of a station locked until its input ends, as a backup tool or an import may.
const [folder = '', databaseUrl] = process.argv.slice(2);
await (databaseUrl ? holdPostgres(databaseUrl) : holdFiles());

async function hold(): Promise<void> {
  process.stdout.write('locked\n');
  await once(process.stdin.resume(), 'end');
}

async function holdFiles(): Promise<void> {
  const databases = ['content.sqlite', 'sessions.sqlite'].map((file) => new DatabaseSync(join(folder, file)));
  for (const database of databases) database.exec('PRAGMA busy_timeout = 60000; BEGIN IMMEDIATE');
  await hold();
  for (const database of databases) database.exec('COMMIT');
}

async function holdPostgres(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql.begin(async (transaction) => {
    await transaction`SELECT pg_advisory_xact_lock(${stationLock})`;
    await hold();
  });
  await sql.end();
}
