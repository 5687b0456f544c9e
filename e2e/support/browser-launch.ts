import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // All pages share a process, which costs a tenth of the processor time of starting one for each, and its compiled code.
  '--process-per-site',
  '--renderer-process-limit=1',
  // Pages live for seconds: optimising their code, in threads beside, takes a fifth of the time and is hardly used. With a larger
  // heap at first, what closed pages leave behind is collected less often.
  '--js-flags=--max-lazy,--no-maglev,--no-turbofan,--single-threaded-gc,--no-script-streaming,--initial-heap-size=256',
];

const browserPath = process.env.BROWSER_PATH ?? '';
// The headless shell does not support notifications; Debian's Chromium beside it does.
const notifyingPath = browserPath.replace(/-headless-shell$/, '');

const launchWith = (path: string): LaunchOptions => ({ ...(path ? { executablePath: path } : {}), args });

export const browserLaunch = launchWith(browserPath);
export const notifyingBrowserLaunch = launchWith(notifyingPath);
export const hasNotifyingBrowser = notifyingPath === '' || existsSync(notifyingPath);
