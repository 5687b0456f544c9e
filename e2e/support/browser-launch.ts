import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one context share a process and with it the compiled code.
  '--process-per-site',
];

const browserPath = process.env.BROWSER_PATH ?? '';
// The headless shell does not support notifications; Debian's Chromium beside it does.
const notifyingPath = browserPath.replace(/-headless-shell$/, '');

const launchWith = (path: string): LaunchOptions => ({ ...(path ? { executablePath: path } : {}), args });

export const browserLaunch = launchWith(browserPath);
export const notifyingBrowserLaunch = launchWith(notifyingPath);
export const hasNotifyingBrowser = notifyingPath === '' || existsSync(notifyingPath);
