import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStudio } from './studio.ts';

test('until the studio is built its address says so and asks again, and then it opens', async () => {
  const build = mkdtempSync(join(tmpdir(), 'longwave-'));
  const server = createServer(createStudio(build, false)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    rmSync(build, { recursive: true });
  });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/studio/setup`;

  const early = await fetch(address);
  expect(early.status).toBe(503);
  expect(early.headers.get('refresh')).toBe('3');
  expect(await early.text()).toContain('The studio is being built');

  mkdirSync(join(build, 'client'));
  writeFileSync(join(build, 'client/index.html'), '<title>Studio</title>');
  const later = await fetch(address);
  expect(later.status).toBe(200);
  expect(later.headers.get('refresh')).toBe(null);
  expect(await later.text()).toContain('<title>Studio</title>');
});
