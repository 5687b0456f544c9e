import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '@longwave/site/app.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { seed } from './seed.ts';
import { readStationSettings } from './settings.ts';

// The content service as a process of its own, so that it can really hang and really die under the site.
const data = mkdtempSync(join(tmpdir(), 'longwave-'));
let content: ChildProcess;
let server: Server;
let site: Awaited<ReturnType<typeof createSite>>;
let url: string;
let contentPort: number;

function startContent(): Promise<void> {
  content = spawn(process.execPath, ['content/server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, CONTENT_PORT: String(contentPort), DATA: data },
    stdio: 'ignore',
  });
  return untilAnswers(`http://127.0.0.1:${contentPort}/home.json`);
}

async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ok = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

beforeAll(async () => {
  await seed(readStationSettings({ DATA: data }), () => undefined);
  const free = createServer();
  contentPort = await listen(free, 0, '127.0.0.1');
  await new Promise((resolve) => free.close(resolve));
  await startContent();
  site = await createSite(readSiteSettings({ CONTENT_HOST: `http://127.0.0.1:${contentPort}` }));
  server = createServer(site.handle);
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}, 90_000);

afterAll(async () => {
  content.kill('SIGKILL');
  await site.close();
  server.closeAllConnections();
  server.close();
  rmSync(data, { recursive: true, force: true });
});

async function read(path: string): Promise<{ status: number; text: string; took: number }> {
  const began = Date.now();
  const answer = await fetch(url + path, { headers: { 'user-agent': 'Mozilla/5.0' } });
  return { status: answer.status, text: await answer.text(), took: Date.now() - began };
}

test('content hangs: pages seen before go on answering at once', async () => {
  const before = await read('/shows');
  expect(before.status).toBe(200);
  content.kill('SIGSTOP');
  try {
    const during = await read('/shows');
    expect(during.status).toBe(200);
    expect(during.text).toBe(before.text);
    expect(during.took).toBeLessThan(20_000);
  } finally {
    content.kill('SIGCONT');
  }
});

test('content dies: pages seen before go on, others say so, and all is well when it is back', {
  timeout: 90_000,
}, async () => {
  const before = await read('/residents');
  const died = new Promise((resolve) => content.once('exit', resolve));
  content.kill('SIGKILL');
  await died;
  expect((await read('/residents')).text).toBe(before.text);
  const unseen = await read('/collections');
  expect(unseen.status).toBeGreaterThanOrEqual(500);
  expect(unseen.text).not.toMatch(/ECONNREFUSED|node_modules|127\.0\.0\.1:/);
  await startContent();
  await expect.poll(async () => (await read('/collections')).status, { timeout: 30_000 }).toBe(200);
});
