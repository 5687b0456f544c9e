import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './support/browser-launch.ts';

// Workers load this file again and must get the same port. The system assigns no port below 32768 by itself.
process.env.E2E_PORT ??= String(15_000 + (process.pid % 4000));
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;
const root = join(import.meta.dirname, '..');

/** Test files that take longest, most of them with a station of their own. They begin first, so none is left alone at the end. */
const longest = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .filter((file) => /start(?:Station|Studio)\(|useCountedStation\(|200 track changes/.test(source(file)));

function source(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

export default defineConfig({
  testDir: '.',
  globalSetup: './support/seeded-data.ts',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '*.e2e.ts', testIgnore: longest },
  ],
  outputDir: 'results/browser',
  reporter: [['list'], ['json', { outputFile: 'results/browser.json' }]],
  // Files with a station of their own override this, and run their tests one after the other in one worker.
  fullyParallel: true,
  // Many tests wait for sound or for a time, so two processors are never idle with four workers.
  workers: 4,
  retries: 0,
  // Both timeouts only end what hangs: on a busy machine everything may take five times as long as usual.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // With its own user agent, a headless browser counts as a crawler, which is shown no error page.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    // Recording traces costs a fifth of the time, so only TRACE=on does it, and keeps those of tests that fail.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // Endless animations keep the browser drawing; tests of animations switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Starting the service worker for every new visitor costs a sixth of the time; tests of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: browserLaunch,
  },
  webServer: {
    command: 'node station/build/server/start.js',
    cwd: root,
    url: `${url}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      STATION: 'stations/fixture',
      DATA: 'e2e/results/data',
      RATE_LIMIT: 'off',
      PICTURES_AHEAD: 'off',
    },
  },
});
