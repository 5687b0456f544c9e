import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { stationLock } from '../store/postgres/open-store.ts';

// Started by tests: keeps the database of a station locked for a while, as a backup tool or an import may.
const [folder = '', ms = '0', databaseUrl] = process.argv.slice(2);
await (databaseUrl ? holdPostgres(databaseUrl) : holdFiles());

async function holdFiles(): Promise<void> {
  const databases = ['content.sqlite', 'sessions.sqlite'].map((file) => new DatabaseSync(join(folder, file)));
  for (const database of databases) database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  process.stdout.write('locked\n');
  await setTimeout(Number(ms));
  for (const database of databases) database.exec('COMMIT');
}

async function holdPostgres(url: string): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await sql.begin(async (transaction) => {
    await transaction`SELECT pg_advisory_xact_lock(${stationLock})`;
    process.stdout.write('locked\n');
    await setTimeout(Number(ms));
  });
  await sql.end();
}
