import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from './settings-table.ts';

test('docs/settings.md lists every setting as it is', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/settings.md'), 'utf8');
  expect(written, 'npm run settings-table writes it anew').toBe(settingsTable());
});

test('every setting says what it is', () => {
  const rows = settingsTable().match(/^\| `.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).not.toMatch(/\|\s*\|$/);
});
