import { DatabaseSync } from 'node:sqlite';

/** What is wrong with a database; undefined when nothing is, or when it cannot be read just now. */
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

/** SQLite's numbers for a damaged file and for one that is no database; their variants are in the higher bits. */
function isDamage(error: unknown): boolean {
  return [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}
