// The browser the tests drive: one that is installed, else Playwright's own, else Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { leave, run } from './prepare.mjs';

const places = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a browser, or an empty text when Playwright's own is to be used. */
export async function findBrowser() {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (hasPlaywrightsOwn()) return '';
  console.log('No Chromium found; installing one …');
  if ((await run('playwright', ['install', 'chromium'])) === 0) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return leave(
    'No Chromium could be found or installed. Install one, or name it: BROWSER_PATH=/path/to/chromium npm test',
  );
}

function hasPlaywrightsOwn() {
  const listed = spawnSync('npx', ['playwright', 'install', '--list'], { encoding: 'utf8' });
  return listed.status === 0 && /chromium/.test(listed.stdout);
}
