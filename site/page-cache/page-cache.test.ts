import { expect, test } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

function rendered(text: string, more: Partial<Rendered> = {}): Rendered {
  return {
    page: finishPage(200, {}, Buffer.from(text)),
    keep: true,
    failed: false,
    reads: new Set(['shell', text]),
    freshUntil: Number.POSITIVE_INFINITY,
    ...more,
  };
}

async function textOf({ page }: { page: Rendered['page'] }): Promise<string> {
  return (await page.inEncoding('identity')).body.toString();
}

/** A page whose text can change, and how often it was rendered. */
function source(cache: ReturnType<typeof createPageCache>, key = '/a') {
  const self = {
    text: 'one',
    more: {} as Partial<Rendered>,
    renders: 0,
    ask: async () =>
      cache.answer(key, async () => {
        self.renders++;
        return rendered(self.text, self.more);
      }),
  };
  return self;
}

test('a page is rendered once and answered from then on', async () => {
  const page = source(createPageCache({ mostBytes: 1e6 }));
  await page.ask();
  page.text = 'two';
  expect(await textOf(await page.ask())).toBe('one');
  expect(page.renders).toBe(1);
});

test('requests for the same missing page share one render', async () => {
  const page = source(createPageCache({ mostBytes: 1e6 }));
  await Promise.all(Array.from({ length: 50 }, page.ask));
  expect(page.renders).toBe(1);
});

test('a page that is over answers at once, marked stale, and is renewed behind it', async () => {
  let now = 0;
  const page = source(createPageCache({ mostBytes: 1e6, now: () => now }));
  page.more = { freshUntil: 1000 };
  await page.ask();
  now = 2000;
  page.text = 'two';
  page.more = { freshUntil: 9000 };
  const old = await page.ask();
  expect([await textOf(old), old.stale]).toEqual(['one', true]);
  await expect.poll(async () => textOf(await page.ask())).toBe('two');
});

test('a change drops exactly the pages that show it', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  const touched = source(cache, '/touched');
  const other = source(cache, '/other');
  other.text = 'elsewhere';
  await touched.ask();
  await other.ask();
  cache.drop(['one']);
  touched.text = 'two';
  const answer = await touched.ask();
  expect([await textOf(answer), answer.stale]).toEqual(['two', false]);
  await other.ask();
  expect(other.renders).toBe(1);
});

test('a change that comes while a page is being rendered is not lost', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  let finish = (_: Rendered) => undefined as undefined;
  const slow = cache.answer(
    '/a',
    () => new Promise<Rendered>((resolve) => (finish = resolve as typeof finish)),
  );
  cache.drop(['one']);
  finish(rendered('one'));
  await slow;
  expect(await textOf(await cache.answer('/a', async () => rendered('two')))).toBe('two');
});

test('who asks after a change is not given a render that began before it, and one more render serves all of them', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  const renders: ((page: Rendered) => void)[] = [];
  const ask = () => cache.answer('/a', () => new Promise<Rendered>((resolve) => renders.push(resolve)));
  const before = ask();
  cache.drop(['one']);
  const after = [ask(), ask(), ask()];
  renders[0]?.(rendered('one'));
  expect(await textOf(await before)).toBe('one');
  await expect.poll(() => renders.length).toBe(2);
  renders[1]?.(rendered('one', { page: rendered('two').page }));
  expect(await Promise.all(after.map(async (answer) => textOf(await answer)))).toEqual(['two', 'two', 'two']);
  expect(renders.length).toBe(2);
});

test('a change elsewhere does not make a render old', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  const renders: ((page: Rendered) => void)[] = [];
  const ask = () => cache.answer('/a', () => new Promise<Rendered>((resolve) => renders.push(resolve)));
  const answers = [ask()];
  cache.drop(['another page']);
  answers.push(ask());
  renders[0]?.(rendered('one'));
  await Promise.all(answers);
  expect(renders.length).toBe(1);
});

test('while content fails, the last good page answers, marked stale, for as long as it takes', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  const page = source(cache);
  await page.ask();
  cache.dropAll();
  page.text = 'broken';
  page.more = { failed: true };
  for (let time = 0; time < 3; time++) {
    const answer = await page.ask();
    expect([await textOf(answer), answer.stale]).toEqual(['one', true]);
  }
  page.more = {};
  page.text = 'back';
  expect(await textOf(await page.ask())).toBe('back');
});

test('while content hangs, the last good page answers', async () => {
  const cache = createPageCache({ mostBytes: 1e6, patience: 20 });
  await cache.answer('/a', async () => rendered('one'));
  cache.dropAll();
  const answer = await cache.answer('/a', () => new Promise(() => undefined));
  expect([await textOf(answer), answer.stale]).toEqual(['one', true]);
});

test('memory is bounded: the page unused for longest goes first', async () => {
  const size = rendered('x').page.size;
  const cache = createPageCache({ mostBytes: size * 3 });
  for (const key of ['/1', '/2', '/3']) await cache.answer(key, async () => rendered('x'));
  cache.atOnce('/1', async () => rendered('x'));
  for (let n = 4; n < 100; n++) {
    await cache.answer(`/${n}`, async () => rendered('x'));
    cache.atOnce('/1', async () => rendered('x'));
  }
  expect(cache.stats()).toMatchObject({ pages: 3, bytes: size * 3 });
  expect(cache.atOnce('/1', async () => rendered('x'))).toBeDefined();
  expect(cache.atOnce('/2', async () => rendered('x'))).toBeUndefined();
});

test('what may not be kept is answered and forgotten', async () => {
  const cache = createPageCache({ mostBytes: 1e6 });
  await cache.answer('/search', async () => rendered('x', { keep: false }));
  expect(cache.stats().pages).toBe(0);
});
