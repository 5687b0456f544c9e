// npm test: installs, style, types, build, unit and integration tests, browser tests; then the counts on one line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { prepare, root, run } from './prepare.mjs';

const node = await prepare();
const results = join(root, 'e2e/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await step('Style', 'biome', ['check', '.']);
await step('Types', 'npm', ['run', 'types', '--silent']);
await step('Build', node, ['station/build.ts']);
await step('Unit and integration tests', 'vitest', ['run']);
const browser = await findBrowser();
await step('Browser tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
  BROWSER_PATH: browser,
});
printCounts();

async function step(name, program, args, env) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const code = await run(program, args, env);
  console.log(
    `== ${name}: ${code === 0 ? 'done' : 'failed'} in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (code === 0) return;
  printCounts();
  process.exit(1);
}

function printCounts() {
  const unit = read('unit.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
  const inBrowser = read('browser.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
  const sum = (key) => unit[key] + inBrowser[key];
  console.log(`\nunit and integration: ${unit.passed}, browser: ${inBrowser.passed}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
}

function read(file, counts) {
  const path = join(results, file);
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0 };
  return counts(JSON.parse(readFileSync(path, 'utf8')));
}
