// npm test: installation, style, types, build, unit and integration tests, browser tests; then the counts on one line.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { readBrowserResults, readUnitResults } from './setup/test-results.mjs';
import { programOf } from './setup/tools.mjs';

const node = await prepare('all');
const results = join(root, 'e2e/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// Tests open more than a thousand databases in temporary folders, which are removed when all have ended.
const temporary = mkdtempSync(join(tmpdir(), 'longwave-tests-'));
// Everybody may write here, as in the system's: where root runs the tests, PostgreSQL and the players run as other users.
chmodSync(temporary, 0o1777);
process.on('exit', removeTemporary);
const inTemporary = { TMPDIR: temporary, TMP: temporary, TEMP: temporary };

await step('Style', [programOf('biome'), 'check', '.']);
await step('Types', ['station/commands/types.mjs']);
await step('Build', ['station/build.ts'], { NODE_ENV: 'production' });
await step('Unit and integration tests', [programOf('vitest'), 'run'], inTemporary);
const browser = await findBrowser(node);
await step('Browser tests', [programOf('playwright'), 'test', '-c', 'e2e/playwright.config.ts'], {
  ...inTemporary,
  BROWSER_PATH: browser,
});
printCounts();

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function step(name, args, env) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const code = await run(node, args, env && { env });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`== ${name}: ${code === 0 ? 'done' : 'failed'} in ${seconds} s`);
  if (code === 0) return;
  printCounts();
  process.exit(1);
}

/** Prints the names of failed tests just before the counts, since often only the end of a long output is read. */
function printCounts() {
  const unit = readUnitResults(results, root);
  const inBrowser = readBrowserResults(results);
  const skipped = [...unit.skipped, ...inBrowser.skipped];
  const failed = [...unit.failed, ...inBrowser.failed];
  for (const title of skipped) console.log(`left out: ${title}`);
  for (const title of failed) console.log(`failed: ${title}`);
  console.log(`\nunit and integration: ${unit.passed}, browser: ${inBrowser.passed}`);
  console.log(`${unit.passed + inBrowser.passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
}

/** A file that something still holds open, as on Windows, must not make a run fail whose tests passed. */
function removeTemporary() {
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  } catch (error) {
    console.warn(`The folder ${temporary} could not be removed:`, error);
  }
}
