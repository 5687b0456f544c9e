import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { audioSession } from '@longwave/contract/session.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
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

/** Starts another process that locks the databases until it is told to let go; resolves once they are locked. */
async function lock(): Promise<{ letGo(): Promise<unknown> }> {
  const { data, databaseUrl } = content.settings;
  const args = [holder, data, ...(databaseUrl ? [databaseUrl] : [])];
  const child = spawn(process.execPath, ['--no-warnings', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const free = once(child, 'exit');
  await once(child.stdout, 'data');
  return {
    letGo() {
      child.stdin.end();
      return free;
    },
  };
}

const readStored = async (path: string) =>
  (await content.get(path, { headers })).json() as Promise<{
    live: { title: string } | null;
    publishAt: string | null;
  }>;

test('a locked database stops nothing but writes, which wait, then say when to try again', async () => {
  using log = captureLog();
  await content.put(
    { ...show('first', '2026-11-01T10:00:00Z'), title: 'Due' },
    '?publish_at=2026-11-16T12:01:00Z',
  );
  const { letGo } = await lock();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  now = Date.parse('2026-11-16T12:01:01Z');

  const first = content.put(textPage('first-try'));
  expect(audioSession.parse(await content.json('/token.json')).id).not.toBe('');
  const [status, problem] = await readProblem(await first);
  expect([status, (await first).headers.get('retry-after')]).toEqual([503, '5']);
  expect(problem.error).toContain('Nothing was changed');
  expect((await content.get('/shows/first.json')).status).toBe(200);
  // The draft that was due waited as long, its failure was logged, and it is tried again in a second.
  const failures = () => log.lines().filter(({ document }) => document === 'show/first');
  await expect.poll(() => failures().length).toBe(1);
  // Requested while the database is locked, done when it is free, in the order of the requests.
  const asked = Promise.all([
    content.put({ ...textPage('later'), title: 'One' }),
    content.put({ ...textPage('later'), title: 'Two' }),
  ]);
  expect(await Promise.race([asked, pause(500, 'waiting')])).toBe('waiting');
  await letGo();
  const responses = await asked;
  delay.disable();
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await content.json('/later.json')).toMatchObject({ title: 'Two' });
  expect((await content.get('/first-try.json')).status).toBe(404);
  // Waiting for the lock synchronously would block the event loop for five seconds.
  expect(delay.max / 1e6).toBeLessThan(4_000);

  await expect.poll(() => content.json('/shows/first.json')).toMatchObject({ title: 'Due' });
  expect(failures()).toHaveLength(1);
});

test('a draft that cannot be published at its time says why, and can be scheduled again', async () => {
  using log = captureLog();
  const bad = { ...show('later', '2026-11-16T10:00:00Z'), residents: ['nobody'] };
  await content.put(bad, '?publish_at=2026-11-16T13:00:00Z');
  now = Date.parse('2026-11-16T13:00:01Z');
  await expect
    .poll(() => readStored('/documents/show/later'))
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
  await content.put(show('later', '2026-11-16T10:00:00Z'), '?publish_at=2026-11-16T14:00:00Z');
  expect(await readStored('/documents/show/later')).toMatchObject({ refusal: null });
  now = Date.parse('2026-11-16T14:00:01Z');
  await expect
    .poll(() => readStored('/documents/show/later'))
    .toMatchObject({ live: { title: 'Show later' }, draft: null, refusal: null });
  expect(log.lines()).toMatchObject([
    { document: 'show/later', reason: 'There is no resident called nobody' },
  ]);
});
