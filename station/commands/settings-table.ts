import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '../settings-table.ts';

// npm run settings-table: writes docs/settings.md anew.
writeFileSync(join(import.meta.dirname, '../../docs/settings.md'), settingsTable());
