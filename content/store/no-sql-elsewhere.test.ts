import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const content = join(import.meta.dirname, '..');
const holdsSql = /^store\/(?:sqlite|postgres|shared-sql)\//;
const statement =
  /\b(?:SELECT\s.+\sFROM|INSERT\s+(?:OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+TABLE)\b/s;

test('SQL stands in the implementations for the two databases and nowhere else in content', () => {
  const files = readdirSync(content, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\/|node_modules/.test(name));
  expect(files.filter((name) => holdsSql.test(name)).length).toBeGreaterThan(20);
  const outside = files.filter((name) => !holdsSql.test(name));
  expect(outside.filter((name) => statement.test(readFileSync(join(content, name), 'utf8')))).toEqual([]);
});
