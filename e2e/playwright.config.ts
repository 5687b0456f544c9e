import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Workers load this file again and must come to the same address.
process.env.E2E_PORT ??= String(41_000 + (process.pid % 4000));
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'results/browser',
  reporter: [['list'], ['json', { outputFile: 'results/browser.json' }]],
  fullyParallel: false,
  workers: 2,
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: url,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // By its own name a headless browser counts as a crawler, which is shown no error page.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node station/start.ts',
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
      DATA: 'e2e/results/data',
      RATE_LIMIT: 'off',
      PICTURES_AHEAD: 'off',
    },
  },
});
