import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

function start(env: Record<string, string>) {
  return spawnSync(process.execPath, ['station/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

test('a bad setting is one clear sentence and a failure', () => {
  const { status, stderr } = start({ PORT: 'many' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^PORT: /);
  expect(stderr).not.toContain('    at ');
});

test('a data folder that cannot be made is one clear sentence and a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'longwave-')), 'file');
  writeFileSync(file, '');
  const { status, stderr } = start({ DATA: join(file, 'data') });
  expect(status).toBe(1);
  expect(stderr).toContain('cannot be written');
});

test('a busy port is one clear sentence', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as { port: number };
  await expect(listen(createHttpServer(), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
  busy.close();
});
