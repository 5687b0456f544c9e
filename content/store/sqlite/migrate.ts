import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { runTransaction } from './transaction.ts';

export function migrate(database: DatabaseSync): void {
  runTransaction(database, () => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > migrations.length)
      throw new Error('This data was written by a newer version of Longwave; use that version or a backup.');
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
