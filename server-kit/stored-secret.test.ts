import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStoredSecret } from './stored-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longwave-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once and is the same at the next start', () => {
  const secret = readStoredSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readStoredSecret(folder)).toBe(secret);
});

test('nobody but the owner reads the file', () => {
  readStoredSecret(folder);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a file somebody wrote by hand is used without the line end', () => {
  writeFileSync(join(folder, 'session-secret'), 'written by hand\n');
  expect(readStoredSecret(folder)).toBe('written by hand');
});

test('an empty file, which a full disk can leave, is not taken for a secret', () => {
  writeFileSync(join(folder, 'session-secret'), '');
  expect(readStoredSecret(folder)).toHaveLength(43);
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toHaveLength(43);
});
