import { DatabaseSync } from 'node:sqlite';

/** The damage of a database; undefined if it has none, or if it cannot be read at the moment. */
export function findDamage(file: string, thorough: boolean): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    database.exec('PRAGMA busy_timeout = 30000');
    const [found] = database.prepare(`PRAGMA ${thorough ? 'integrity_check' : 'quick_check'}(1)`).all();
    const [result] = Object.values(found ?? {});
    return result === 'ok' ? undefined : String(result);
  } catch (error) {
    return isDamage(error) ? (error as Error).message : undefined;
  } finally {
    database?.close();
  }
}

/** SQLite's error codes for a damaged file (11) and for a file that is no database (26); extended codes use the higher bits. */
function isDamage(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}
