// npm test: installs, style, types, build, unit and integration tests, browser tests; then the counts on one line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { programOf } from './setup/tools.mjs';

const node = await prepare('all');
const results = join(root, 'e2e/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await step('Style', [programOf('biome'), 'check', '.']);
await step('Types', ['station/commands/types.mjs']);
await step('Build', ['station/build.ts'], { NODE_ENV: 'production' });
await step('Unit and integration tests', [programOf('vitest'), 'run']);
const browser = await findBrowser(node);
await step('Browser tests', [programOf('playwright'), 'test', '-c', 'e2e/playwright.config.ts'], {
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
  const code = await run(node, args, env);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`== ${name}: ${code === 0 ? 'done' : 'failed'} in ${seconds} s`);
  if (code === 0) return;
  printCounts();
  process.exit(1);
}

function printCounts() {
  const unit = read('unit.json', ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: testResults
      .flatMap((/** @type {any} */ file) => file.assertionResults)
      .filter((/** @type {any} */ test) => !['passed', 'failed'].includes(test.status))
      .map((/** @type {any} */ test) => test.title),
  }));
  const inBrowser = read('browser.json', ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: skippedIn(suites),
  }));
  const skipped = [...unit.skipped, ...inBrowser.skipped];
  for (const title of skipped) console.log(`left out: ${title}`);
  console.log(`\nunit and integration: ${unit.passed}, browser: ${inBrowser.passed}`);
  console.log(
    `${unit.passed + inBrowser.passed} passed, ${unit.failed + inBrowser.failed} failed, ${skipped.length} skipped`,
  );
}

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 * @param {string} file
 * @param {(report: any) => Counts} counts
 * @returns {Counts}
 */
function read(file, counts) {
  const path = join(results, file);
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: [] };
  return counts(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * Titles of the browser tests that were left out; suites stand in suites.
 * @param {any[]} suites
 * @returns {string[]}
 */
function skippedIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(wasSkipped).map((/** @type {any} */ spec) => spec.title),
    ...skippedIn(inner),
  ]);
}

/** @param {any} spec */
function wasSkipped(spec) {
  return spec.tests.every((/** @type {any} */ test) => test.status === 'skipped');
}
