import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';

/** The room can do without what was said: a damaged file is set aside under another name, and a new one begun. */
export function openUndamaged(file: string, log: Log): DatabaseSync {
  const database = new DatabaseSync(file);
  const damage = damageIn(database);
  if (!damage) return database;
  database.close();
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  log(`${file} is damaged (${damage}); it was set aside as ${aside}, and a new one is begun.`);
  return new DatabaseSync(file);
}

function damageIn(database: DatabaseSync): string | undefined {
  try {
    const said = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    return said === 'ok' ? undefined : String(said);
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  }
}

/** SQLite's numbers for a damaged file and for one that is no database; their variants are in the higher bits. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}
