import { mkdir, mkdtemp, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airedReport } from '@longwave/contract/playout.ts';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import { createRetries } from './retries.ts';

async function start(answer: (path: string, body: string) => Response | Promise<Response>) {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
  await mkdir(folder);
  const logged: LoggedEvent[] = [];
  const told: { path: string; body: string }[] = [];
  const clock = { now: 0 };
  function open() {
    const fetchContent = async (path: string, init?: RequestInit) => {
      told.push({ path, body: String(init?.body) });
      return await answer(path, String(init?.body));
    };
    const settings = { folder, secret: 'shared', fetchContent, pollEveryMs: 10, timeoutMs: 500 };
    const outbox = createOutbox(settings, logTo(logged), () => clock.now);
    onTestFinished(outbox.close);
    return outbox;
  }
  const files = async (below = '') => (await readdir(join(folder, below)).catch(() => [])).sort();
  return { folder, logged, told, clock, open, files };
}

test('a message that cannot be read is set aside with the reason, and later ones are sent', async () => {
  const { folder, logged, told, open, files } = await start(() => new Response(null, { status: 201 }));
  await writeFile(join(folder, 'a-broken.json'), '{"path":');
  const outbox = open();
  await outbox.put('b-whole', '/broadcasts', { slot: 'x' });
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toEqual(['/broadcasts', '/aired']));
  await vi.waitFor(async () => expect(await files()).toEqual(['refused']));
  expect(await files('refused')).toEqual(['a-broken.json', 'a-broken.json.reason.txt']);
  expect(await readFile(join(folder, 'refused', 'a-broken.json.reason.txt'), 'utf8')).toContain(
    'cannot be read',
  );
  expect(logged.filter(({ message }) => message === 'a-broken.json')).toHaveLength(1);
  const { notes } = airedReport.parse(JSON.parse(told[1]?.body ?? ''));
  expect(notes[0]?.text).toContain('a-broken.json was refused');
});

test('a message that content refuses is set aside with the response, and the next one is sent', async () => {
  const answers: Record<string, number> = { one: 400, two: 201 };
  const { folder, told, open, files } = await start((_, body) => {
    const status = answers[JSON.parse(body).slot as string] ?? 204;
    return new Response(status === 400 ? 'there is no such slot' : null, { status });
  });
  const outbox = open();
  await outbox.put('one', '/broadcasts', { slot: 'one' });
  await outbox.put('two', '/broadcasts', { slot: 'two' });
  await vi.waitFor(async () => expect(await files()).toEqual(['refused']));
  expect(told.filter(({ body }) => body.includes('"one"'))).toHaveLength(1);
  expect(await files('refused')).toEqual(['one.json', 'one.json.reason.txt']);
  const reason = await readFile(join(folder, 'refused', 'one.json.reason.txt'), 'utf8');
  expect(reason).toBe('content answered 400: there is no such slot\n');
});

test('while content is down a message is sent again with growing delays, and the failure is logged once', async () => {
  let up = false;
  const { logged, told, clock, open, files } = await start(() => {
    if (!up) throw new Error('connection refused');
    return new Response(null, { status: 201 });
  });
  const outbox = open();
  await outbox.put('one', '/broadcasts', { slot: 'one' });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  for (const [tries, delay] of [2_000, 4_000, 8_000].entries()) {
    clock.now += delay;
    await vi.waitFor(() => expect(told).toHaveLength(tries + 2));
  }
  expect(logged).toEqual([
    {
      event: 'message not sent, trying again',
      message: 'one.json',
      error: new Error('connection refused'),
    },
  ]);
  up = true;
  clock.now += 600_000;
  await vi.waitFor(async () => expect(await files()).toEqual([]));
});

test('a message that content never responds to does not hold up the next', async () => {
  const { told, open, files } = await start((_, body) =>
    body.includes('stuck') ? new Promise(() => {}) : new Response(null, { status: 201 }),
  );
  const outbox = open();
  await outbox.put('a', '/broadcasts', { slot: 'stuck' });
  await outbox.put('b', '/broadcasts', { slot: 'fine' });
  await vi.waitFor(async () => expect(await files()).toEqual(['a.json']));
  expect(told.map(({ body }) => body)).toEqual(['{"slot":"stuck"}', '{"slot":"fine"}']);
});

test('the delay between attempts grows up to ten minutes', () => {
  let now = 0;
  const retries = createRetries(() => now);
  const pauses = Array.from({ length: 12 }, () => {
    retries.failed('x');
    const before = now;
    while (!retries.isDue('x')) now += 1_000;
    return now - before;
  });
  expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(pauses.at(-1)).toBe(600_000);
});

test.skipIf(process.platform !== 'linux')('no file stays open when writing or sending fails', async () => {
  const { folder, open, files } = await start(() => new Response(null, { status: 400 }));
  const outbox = open();
  await mkdir(join(folder, 'taken.json'));
  for (let time = 0; time < 20; time++)
    await expect(outbox.put('taken', '/broadcasts', {})).rejects.toThrow(/EISDIR|directory/);
  for (let time = 0; time < 20; time++) await outbox.put(`refused-${time}`, '/broadcasts', {});
  // 20 messages with their reasons, and 20 notes about them with theirs, since the notes are refused too.
  await vi.waitFor(async () => expect(await files('refused')).toHaveLength(80));
  await outbox.close();
  expect(await openFilesIn(folder)).toEqual([]);
});

async function openFilesIn(folder: string): Promise<string[]> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(folder));
}
