import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'longwave-dev-'));
let station: ChildProcess;
let url = '';
let output = '';

/** On a connection of its own: one that is kept would be ended by a restart of the services. */
const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } });

/** Resolves once what the command has printed after `from` matches. */
async function printed(pattern: RegExp, from = 0): Promise<void> {
  while (!pattern.test(output.slice(from))) {
    if (station.exitCode !== null) throw new Error(`npm run dev ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Gives a file a new time, as saving does, and its own back afterwards: the site would be built anew otherwise. */
async function saving(file: string, work: () => Promise<void>): Promise<void> {
  const path = join(root, file);
  const { atime, mtime } = statSync(path);
  utimesSync(path, new Date(), new Date());
  await work().finally(() => utimesSync(path, atime, mtime));
}

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  url = `http://127.0.0.1:${port}`;
  station = spawn(process.execPath, ['station/commands/dev.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA: data,
      STATION: 'stations/fixture',
      PICTURES_AHEAD: 'off',
      NO_COLOR: '1',
    },
  });
  station.stdout?.on('data', (part) => {
    output += part;
  });
  station.stderr?.on('data', (part) => {
    output += part;
  });
  await printed(/On air for developers/);
});

afterAll(async () => {
  await new Promise((resolve) => {
    station.once('exit', resolve);
    station.kill('SIGTERM');
  });
  rmSync(data, { recursive: true, force: true });
});

test('npm run dev renders a page from its sources', async () => {
  const response = await ask('/');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.includes('<h1')).toBe(true);
  expect(html.includes('/app/pages/home.tsx')).toBe(true);
});

test('npm run dev sends the browser a changed component', async () => {
  const component = await ask('/app/ui/headline.tsx');
  expect(component.headers.get('content-type')).toContain('javascript');
  const before = output.length;
  await saving('site/app/ui/headline.tsx', () => printed(/(?:hmr update|page reload).*headline/, before));
});

test('npm run dev starts the services again when one of them changes', async () => {
  const before = output.length;
  // Asked before the file has its time back, which starts them once more.
  await saving('radio/settings.ts', async () => {
    await printed(/radio.settings\.ts has changed[\s\S]*On air for developers/, before);
    expect((await ask('/content/home.json')).status).toBe(200);
  });
});
