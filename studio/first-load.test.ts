import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'longwave-studio-'));
beforeAll(async () => {
  const root = import.meta.dirname;
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const maxBytes = 250_000;

test('the studio loads at most 250 kB, compressed, before it can be used, and no editor of texts with it', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/studio\/([^"]+)"/g)].map(([, file = '']) =>
    join(folder, file),
  );
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.reduce((total, file) => total + brotliCompressSync(readFileSync(file)).length, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(maxBytes);
  const code = files.map((file) => readFileSync(file, 'utf8')).join('');
  expect(code).not.toContain('ProseMirror');
});
