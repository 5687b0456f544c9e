import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '../settings-table.ts';

// npm run settings-table: updates docs/settings.md.
writeFileSync(join(import.meta.dirname, '../../docs/settings.md'), settingsTable());
