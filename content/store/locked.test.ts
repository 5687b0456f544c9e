import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { audioSession } from '@longwave/contract/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, startContent, type TestContent, testKey } from '../testing/content.ts';
import { show, textPage } from '../testing/documents.ts';

const holder = join(import.meta.dirname, '../testing/lock-holder.ts');
const headers = { authorization: `Bearer ${testKey}` };
let content: TestContent;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([show('first', '2026-11-01T10:00:00Z')], { now: () => now });
});
afterEach(() => content.close());

/** Another process that holds the databases; resolves once it has them. */
async function lockFor(ms: number): Promise<{ free: Promise<unknown> }> {
  const child = spawn(process.execPath, ['--no-warnings', holder, content.settings.data, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const free = once(child, 'exit');
  await once(child.stdout, 'data');
  return { free };
}

const put = (document: StationDocument, query = '') =>
  content.get(`/documents/${document.type}/${document.slug}${query}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(document),
  });
const kept = async (path: string) =>
  (await content.get(path, { headers })).json() as Promise<{
    live: { title: string } | null;
    publishAt: string | null;
  }>;

test('a database locked for 10 s stops nothing but writes, which wait, then say when to try again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await put({ ...show('first', '2026-11-01T10:00:00Z'), title: 'Due' }, '?publish_at=2026-11-16T12:01:00Z');
  const { free } = await lockFor(10_000);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  now = Date.parse('2026-11-16T12:01:01Z');

  const first = put(textPage('first-try'));
  expect(audioSession.parse(await content.json('/token.json')).id).not.toBe('');
  const [status, problem] = await refusal(await first);
  expect([status, (await first).headers.get('retry-after')]).toEqual([503, '5']);
  expect(problem.error).toContain('Nothing was changed');
  expect((await content.get('/shows/first.json')).status).toBe(200);
  // Asked for while it is locked, done when it is free, in the order they came.
  const answers = await Promise.all([
    put({ ...textPage('later'), title: 'One' }),
    put({ ...textPage('later'), title: 'Two' }),
  ]);
  delay.disable();
  await free;
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(await content.json('/later.json')).toMatchObject({ title: 'Two' });
  expect((await content.get('/first-try.json')).status).toBe(404);
  expect(delay.max / 1e6).toBeLessThan(500);

  await expect
    .poll(() => content.json('/shows/first.json'), { timeout: 20_000 })
    .toMatchObject({ title: 'Due' });
  expect(logged.mock.calls.filter(([line]) => String(line).includes('show/first'))).toHaveLength(1);
  logged.mockRestore();
});

test('a draft that cannot be published at its time says why, and can be scheduled again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const bad = { ...show('later', '2026-11-16T10:00:00Z'), residents: ['nobody'] };
  await put(bad, '?publish_at=2026-11-16T13:00:00Z');
  now = Date.parse('2026-11-16T13:00:01Z');
  await expect
    .poll(() => kept('/documents/show/later'), { timeout: 20_000 })
    .toMatchObject({
      live: null,
      publishAt: null,
      draft: { residents: ['nobody'] },
      refusal: {
        at: '2026-11-16T13:00:01.000Z',
        publishAt: '2026-11-16T13:00:00.000Z',
        field: 'residents',
        reason: 'There is no resident called nobody',
      },
    });
  await put(show('later', '2026-11-16T10:00:00Z'), '?publish_at=2026-11-16T14:00:00Z');
  expect(await kept('/documents/show/later')).toMatchObject({ refusal: null });
  now = Date.parse('2026-11-16T14:00:01Z');
  await expect
    .poll(() => kept('/documents/show/later'), { timeout: 20_000 })
    .toMatchObject({ live: { title: 'Show later' }, draft: null, refusal: null });
  logged.mockRestore();
});
