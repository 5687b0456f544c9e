import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

// Started by tests: keeps the databases of a data folder locked for a while, as a backup tool or an import may.
const [folder = '', ms = '0'] = process.argv.slice(2);
const databases = ['content.sqlite', 'sessions.sqlite'].map((file) => new DatabaseSync(join(folder, file)));
for (const database of databases) database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
process.stdout.write('locked\n');
await setTimeout(Number(ms));
for (const database of databases) database.exec('COMMIT');
