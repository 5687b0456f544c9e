import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from './log.ts';

/** SQLite's error codes for a damaged file (11) and for a file that is no database (26); extended codes use the higher bits. */
export function isDamageError(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

/** Opens a database that the station can do without: a damaged file is renamed, and an empty database begun. */
export function openOrReplaceDatabase(file: string, log: Log): DatabaseSync {
  const database = new DatabaseSync(file);
  const damage = findDamage(database);
  if (!damage) return database;
  database.close();
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  log.error('damaged database set aside, a new one is begun', { file, damage, aside });
  return new DatabaseSync(file);
}

function findDamage(database: DatabaseSync): string | undefined {
  try {
    const result = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    return result === 'ok' ? undefined : String(result);
  } catch (error) {
    if (isDamageError(error)) return (error as Error).message;
    throw error;
  }
}
