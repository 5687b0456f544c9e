import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from './exit-with-error.mjs';
import { run } from './run.mjs';
import { programOf } from './tools.mjs';

/** Usual paths of Chromium and related browsers, by platform. @type {Record<string, string[]>} */
const usual = {
  // The headless shell draws no window, which takes a third less processor time.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/**
 * Finds the browser for the tests: one that is installed, else Playwright's own, else Debian's package.
 * @param {string} node
 * @returns {Promise<string>} its path, or an empty text when Playwright's own is to be used
 */
export async function findBrowser(node) {
  const found = [process.env.BROWSER_PATH ?? '', ...(usual[process.platform] ?? [])].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  if (hasPlaywrightsOwn(node)) return '';
  console.log('No Chromium found; installing one …');
  if ((await run(node, [programOf('playwright'), 'install', 'chromium'])) === 0) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
    }
    const installed = usual.linux?.find((path) => existsSync(path));
    if (installed) return installed;
  }
  return exitWithError(
    'No Chromium could be found or installed. Install one, or name it in BROWSER_PATH, and run this again.',
  );
}

/** @param {string} node */
function hasPlaywrightsOwn(node) {
  const listed = spawnSync(node, [programOf('playwright'), 'install', '--list'], { encoding: 'utf8' });
  return listed.status === 0 && /chromium/.test(listed.stdout);
}
