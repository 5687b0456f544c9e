import type { StationDocument } from '@longwave/contract/documents.ts';
import { redirects } from '@longwave/contract/redirects.ts';
import { sitemap } from '@longwave/contract/sitemap.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal, startContent, type TestContent } from '../testing/content.ts';
import { show, textPage } from '../testing/documents.ts';

const redirect = (slug: string, from: string, to: string): StationDocument => ({
  type: 'redirect',
  slug,
  from,
  to,
  permanent: true,
});

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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = redirects.parse(await content.json('/redirects.json'));
  expect(answer.redirects.map(({ from }) => from)).toEqual(['/old', '/out', '/tail']);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

test('the sitemap has every address worth finding', async () => {
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
  expect((await refusal(await content.get('/sitemap.json?page=2')))[0]).toBe(404);
});

test('a recording that is not ours is not found', async () => {
  expect((await content.get('/recordings/low-water.json')).status).toBe(200);
  expect(await refusal(await content.get('/recordings/nothing.json'))).toMatchObject([
    404,
    { parameter: 'name' },
  ]);
});
