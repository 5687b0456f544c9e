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
    timeout: 200_000,
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

test('a station folder that is not there is one clear sentence and a failure', () => {
  const { status, stderr } = start({ STATION: '/nowhere' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^STATION: \/nowhere cannot be used\. .*\n$/);
});

test('a misspelt setting and feeds without an address are pointed out at the start', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'longwave-')), 'file');
  writeFileSync(file, '');
  const { stderr } = start({ DATA: join(file, 'data'), SITE_ULR: 'https://radio.example' });
  expect(stderr).toContain('SITE_ULR is not a setting, and changes nothing. Did you mean SITE_URL?\n');
  expect(stderr).toContain(
    'SITE_URL is not set: podcasts, feeds and shared links say http://localhost:3000.',
  );
});

test('an address that is not of this machine is one clear sentence', async () => {
  await expect(listen(createHttpServer(), 0, 'no-such-host.invalid')).rejects.toThrow(
    'no-such-host.invalid is not an address of this machine',
  );
});

test('a busy port is one clear sentence', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as { port: number };
  await expect(listen(createHttpServer(), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
  busy.close();
});
