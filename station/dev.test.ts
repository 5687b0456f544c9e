import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../testing/start-station.ts';

const root = join(import.meta.dirname, '..');
const data = mkdtempSync(join(tmpdir(), 'longwave-dev-'));
let station: ChildProcess;
let url = '';
let output = '';

/** Uses a new connection for each request: a kept-alive one would be ended when the services restart. */
const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } });

/** Resolves once the command's output after `from` matches. */
async function printed(pattern: RegExp, from = 0): Promise<void> {
  while (!pattern.test(output.slice(from))) {
    if (station.exitCode !== null) throw new Error(`npm run dev ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Sets a new time on a file, as saving does, repeatedly until it is noticed: the watcher may still be scanning the folders.
 * Afterwards the file gets its own time back, or the site would be built again.
 */
async function saving(file: string, noticed: RegExp, work = async () => {}): Promise<void> {
  const path = join(root, file);
  const { atime, mtime } = statSync(path);
  const from = output.length;
  const save = () => utimesSync(path, new Date(), new Date());
  save();
  const again = setInterval(save, 10_000);
  try {
    await printed(noticed, from).finally(() => clearInterval(again));
    await work();
  } finally {
    utimesSync(path, atime, mtime);
  }
}

beforeAll(async () => {
  const port = await freePort();
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
  if (station.exitCode === null)
    await new Promise((resolve) => {
      station.once('exit', resolve);
      station.kill('SIGTERM');
    });
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
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
  await saving('site/app/ui/headline.tsx', /(?:hmr update|page reload).*headline/);
});

test('npm run dev starts the services again when one of them changes', async () => {
  const from = output.length;
  // Requested before the file gets its time back, which restarts the services once more.
  await saving('radio/settings.ts', /radio.settings\.ts has changed/, async () => {
    await printed(/has changed[\s\S]*On air for developers/, from);
    const status = () =>
      ask('/content/home.json').then(
        (response) => response.status,
        () => 'starting again',
      );
    await expect.poll(status).toBe(200);
  });
});
