import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Results of one kind of tests. Titles begin with the file of the test.
 * @typedef {{ passed: number, failed: string[], skipped: string[] }} Results
 */

/**
 * @param {string} folder where the reports are
 * @param {string} root
 * @returns {Results}
 */
export function readUnitResults(folder, root) {
  const report = read(folder, 'unit.json');
  /** @type {Results} */
  const results = { passed: 0, failed: [], skipped: [] };
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(root, name).split(sep).join('/');
    for (const test of assertionResults) add(results, test.status, `${file} › ${test.fullName}`);
    // A file that cannot be loaded, or whose setup fails, is failed without a failed test.
    const hasFailed = assertionResults.some((/** @type {any} */ test) => test.status === 'failed');
    if (status === 'failed' && !hasFailed) results.failed.push(`${file} › ${firstLine(message)}`);
  }
  return results;
}

/**
 * @param {string} folder
 * @returns {Results}
 */
export function readBrowserResults(folder) {
  const report = read(folder, 'browser.json');
  /** @type {Results} */
  const results = { passed: 0, failed: [], skipped: [] };
  for (const suite of report?.suites ?? []) addSuite(results, suite, [`e2e/${suite.file}`]);
  for (const { message } of report?.errors ?? [])
    results.failed.push(`the browser tests › ${firstLine(message)}`);
  return results;
}

/**
 * Adds the tests of a suite and of the suites inside it.
 * @param {Results} results
 * @param {any} suite
 * @param {string[]} titles of the suites around it, the file first
 */
function addSuite(results, { specs = [], suites = [] }, titles) {
  /** @type {Record<string, string>} */
  const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };
  for (const { title, tests } of specs)
    for (const { status } of tests) add(results, outcomes[status] ?? status, [...titles, title].join(' › '));
  for (const inner of suites) addSuite(results, inner, [...titles, inner.title]);
}

/**
 * @param {Results} results
 * @param {string} status
 * @param {string} title
 */
function add(results, status, title) {
  if (status === 'passed') results.passed++;
  else results[status === 'failed' ? 'failed' : 'skipped'].push(title);
}

/**
 * @param {string} folder
 * @param {string} name
 */
function read(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {string} [text] */
function firstLine(text = '') {
  return text.trim().split('\n')[0];
}
