import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '@longwave/site/app.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../testing/start-station.ts';
import { listen } from './listen.ts';
import { seedFixture } from './testing/test-station.ts';

// The content service runs in a process of its own, so that it can really hang and die while the site runs.
const fixture = join(import.meta.dirname, '../stations/fixture');
const data = mkdtempSync(join(tmpdir(), 'longwave-'));
const key = 'a-key-of-the-staff-only';
let content: ChildProcess;
let server: Server;
let site: Awaited<ReturnType<typeof createSite>>;
let url: string;
let contentPort: number;

function startContent(): Promise<void> {
  content = spawn(process.execPath, ['content/server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ CONTENT_PORT: String(contentPort), CONTENT_KEY: key, DATA: data, STATION: fixture },
    },
    stdio: 'ignore',
  });
  return untilAnswers(`http://127.0.0.1:${contentPort}/home.json`);
}

async function untilAnswers(address: string): Promise<void> {
  while (content.exitCode === null && content.signalCode === null) {
    const ok = await fetch(address, { signal: AbortSignal.timeout(20_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The content service ended before it responded');
}

beforeAll(async () => {
  seedFixture(data);
  contentPort = await freePort();
  await startContent();
  site = await createSite(
    readSiteSettings({ CONTENT_HOST: `http://127.0.0.1:${contentPort}`, CONTENT_KEY: key }),
  );
  server = createServer(site.handle);
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});

afterAll(async () => {
  content.kill('SIGKILL');
  await site.close();
  server.closeAllConnections();
  server.close();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, { headers: { 'user-agent': 'Mozilla/5.0' } });
  return { status: response.status, text: await response.text() };
}

test('content hangs: pages seen before are served without waiting for it', async () => {
  const before = await read('/shows');
  expect(before.status).toBe(200);
  content.kill('SIGSTOP');
  try {
    let isAnswered = false;
    const neverSeen = read('/editorial').then(() => {
      isAnswered = true;
    });
    const during = await read('/shows');
    expect(during.status).toBe(200);
    expect(during.text).toBe(before.text);
    expect(isAnswered).toBe(false);
    content.kill('SIGCONT');
    await neverSeen;
  } finally {
    content.kill('SIGCONT');
  }
});

test('content dies: pages seen before go on, others say so, and all is well when it is back', async () => {
  const before = await read('/residents');
  const died = new Promise((resolve) => content.once('exit', resolve));
  content.kill('SIGKILL');
  await died;
  expect((await read('/residents')).text).toBe(before.text);
  const unseen = await read('/collections');
  expect(unseen.status).toBeGreaterThanOrEqual(500);
  expect(unseen.text).not.toMatch(/ECONNREFUSED|node_modules|127\.0\.0\.1:/);
  await startContent();
  await expect.poll(async () => (await read('/collections')).status).toBe(200);
});
