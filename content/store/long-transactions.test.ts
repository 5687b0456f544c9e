import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import { genre, show } from '../testing/documents.ts';

/** Enough for seconds of work on SQLite, which responds at once. */
const shows = process.env.TEST_DATABASE_URL ? 300 : 3000;
let content: TestContent;

beforeAll(async () => {
  const many = Array.from({ length: shows }, (_, at) =>
    show(`show-${at}`, new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString(), { genres: ['dub'] }),
  );
  content = await startContent(many);
});
afterAll(() => content.close());

/** How many pages were served during the work, and which part of that time the longest wait took. */
async function watch(work: Promise<Response>): Promise<{ pages: number; longest: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = performance.now();
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let pages = 0;
  for (; !isDone; pages++) {
    expect((await content.get(`/shows/show-${pages % shows}.json`)).status).toBe(200);
    // A request from elsewhere would come in another turn of the event loop.
    await setImmediate();
  }
  delay.disable();
  expect((await done).status).toBe(200);
  return { pages, longest: delay.max / 1e6 / (performance.now() - since) };
}

/** Tries several times: a busy machine may delay everything during one change, but hardly during each. */
async function expectPagesMeanwhile(change: (turn: number) => Promise<Response>): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { pages, longest } = await watch(change(turn));
    if (turn < 4 && (pages <= 10 || longest >= 0.5)) continue;
    expect(pages).toBeGreaterThan(10);
    expect(longest).toBeLessThan(0.5);
    return;
  }
}

const post = (path: string, body: object) =>
  content.get(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${testKey}`, 'if-match': '*' },
    body: JSON.stringify(body),
  });

test('pages are sent while a genre of thousands of shows gets another title', async () => {
  let title = '';
  await expectPagesMeanwhile((turn) => {
    title = `Dubwise ${turn}`;
    return content.put(genre('dub', title, 'Heavy'));
  });
  const card = { show: { genres: [{ id: 'dub', title }] } };
  expect(await content.json(`/shows/show-${shows - 1}.json`)).toMatchObject(card);
});

test('pages are sent while a genre of thousands of shows gets another slug', async () => {
  let id = 'dub';
  await expectPagesMeanwhile((turn) => {
    const before = id;
    id = `dubwise-${turn}`;
    return post(`/documents/genre/${before}/rename`, { slug: id });
  });
  const card = { show: { genres: [{ id }] } };
  expect(await content.json(`/shows/show-${shows - 1}.json`)).toMatchObject(card);
});
