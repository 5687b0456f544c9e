import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBrowserResults, readUnitResults } from './test-results.mjs';

function reports(unit: unknown, browser?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'longwave-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit));
  if (browser) writeFileSync(join(folder, 'browser.json'), JSON.stringify(browser));
  return folder;
}

test('unit tests that failed or were left out are named with their file, and so is a file that could not be loaded', () => {
  const tested = (status: string, fullName: string) => ({ status, fullName });
  const folder = reports({
    testResults: [
      {
        name: join(import.meta.dirname, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [tested('passed', 'one'), tested('failed', 'two'), tested('pending', 'three')],
      },
      {
        name: join(import.meta.dirname, 'b.test.ts'),
        status: 'failed',
        message: 'No such module\n  at x',
        assertionResults: [],
      },
    ],
  });
  expect(readUnitResults(folder, import.meta.dirname)).toEqual({
    passed: 1,
    failed: ['a.test.ts › two', 'b.test.ts › No such module'],
    skipped: ['a.test.ts › three'],
  });
  expect(readBrowserResults(folder)).toEqual({ passed: 0, failed: [], skipped: [] });
});

test('browser tests are found in the suites within suites, with what failed outside of any', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'at night', specs: [spec('dark', 'unexpected'), spec('light', 'skipped')] };
  const suites = [
    { title: 'a.e2e.ts', file: 'a.e2e.ts', specs: [spec('plays', 'expected')], suites: [inner] },
  ];
  const folder = reports({}, { suites, errors: [{ message: 'The web server ended\nearly' }] });
  expect(readBrowserResults(folder)).toEqual({
    passed: 1,
    failed: ['e2e/a.e2e.ts › at night › dark', 'the browser tests › The web server ended'],
    skipped: ['e2e/a.e2e.ts › at night › light'],
  });
});
