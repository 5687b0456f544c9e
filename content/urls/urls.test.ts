import { redirects } from '@longwave/contract/redirects.ts';
import { sitemap } from '@longwave/contract/sitemap.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';
import { redirect, show, textPage } from '../testing/documents.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent([
    show('low-water', '2026-11-01T20:00:00Z'),
    textPage('open-day'),
    textPage('last-year', { validUntil: '2025-12-31T00:00:00Z' }),
    redirect('old', '/old', '/shows'),
    redirect('out', '/out', 'https://example.org/'),
    redirect('a', '/a', '/b'),
    redirect('b', '/b', '/a/?x=1'),
    redirect('self', '/self', '/self/'),
    redirect('tail', '/tail', '/a'),
  ]);
});
afterAll(() => content.close());

test('[R-142] redirects that lead nowhere but back are dropped and logged', async () => {
  using log = captureLog();
  const response = redirects.parse(await content.json('/redirects.json'));
  expect(response.redirects.map(({ from }) => from)).toEqual(['/old', '/out', '/tail']);
  expect(log.lines().map(({ level, from }) => [level, from])).toEqual([
    ['warn', '/a'],
    ['warn', '/b'],
    ['warn', '/self'],
  ]);
});

test('the sitemap has every URL worth finding', async () => {
  const { addresses, pages } = sitemap.parse(await content.json('/sitemap.json'));
  const paths = addresses.map(({ path }) => path);
  expect(pages).toBe(1);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/shows', '/shows/latest', '/shows/low-water', '/residents/ines']),
  );
  expect(paths).not.toContain('/tv/shorts');
  expect(paths).toContain('/open-day');
  expect(paths).not.toContain('/last-year');
  expect(new Set(paths).size).toBe(paths.length);
  expect((await readProblem(await content.get('/sitemap.json?page=2')))[0]).toBe(404);
});
