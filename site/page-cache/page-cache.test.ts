import { expect, test } from 'vitest';
import { encodePage } from './encoded-page.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

function rendered(text: string, more: Partial<Rendered> = {}): Rendered {
  return {
    page: encodePage(200, {}, Buffer.from(text)),
    cacheable: true,
    failed: false,
    reads: new Set(['shell', text]),
    freshUntil: Number.POSITIVE_INFINITY,
    ...more,
  };
}

async function textOf({ page }: { page: Rendered['page'] }): Promise<string> {
  return (await page.inEncoding('identity')).body.toString();
}

/** A page whose text a test can change, with a count of its renders. */
function source(cache: ReturnType<typeof createPageCache>, key = '/a') {
  const self = {
    text: 'one',
    more: {} as Partial<Rendered>,
    renders: 0,
    request: async () =>
      cache.getOrRender(key, async () => {
        self.renders++;
        return rendered(self.text, self.more);
      }),
  };
  return self;
}

test('a page is rendered once and then cached', async () => {
  const page = source(createPageCache({ maxBytes: 1e6 }));
  await page.request();
  page.text = 'two';
  expect(await textOf(await page.request())).toBe('one');
  expect(page.renders).toBe(1);
});

test('requests for the same missing page share one render', async () => {
  const page = source(createPageCache({ maxBytes: 1e6 }));
  await Promise.all(Array.from({ length: 50 }, page.request));
  expect(page.renders).toBe(1);
});

test('a stale page is used at once, and renewed in the background', async () => {
  let now = 0;
  const page = source(createPageCache({ maxBytes: 1e6, now: () => now }));
  page.more = { freshUntil: 1000 };
  await page.request();
  now = 2000;
  page.text = 'two';
  page.more = { freshUntil: 9000 };
  const old = await page.request();
  expect([await textOf(old), old.stale]).toEqual(['one', true]);
  await expect.poll(async () => textOf(await page.request())).toBe('two');
});

test('a change drops exactly the pages that show it', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  const touched = source(cache, '/touched');
  const other = source(cache, '/other');
  other.text = 'elsewhere';
  await touched.request();
  await other.request();
  cache.drop(['one']);
  touched.text = 'two';
  const response = await touched.request();
  expect([await textOf(response), response.stale]).toEqual(['two', false]);
  await other.request();
  expect(other.renders).toBe(1);
});

test('a change that comes while a page is being rendered is not lost', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  let finish = (_: Rendered) => undefined as undefined;
  const slow = cache.getOrRender(
    '/a',
    () => new Promise<Rendered>((resolve) => (finish = resolve as typeof finish)),
  );
  cache.drop(['one']);
  finish(rendered('one'));
  await slow;
  expect(await textOf(await cache.getOrRender('/a', async () => rendered('two')))).toBe('two');
});

test('requests after a change do not get a render that began before it, and share one more render', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  const renders: ((page: Rendered) => void)[] = [];
  const request = () =>
    cache.getOrRender('/a', () => new Promise<Rendered>((resolve) => renders.push(resolve)));
  const before = request();
  cache.drop(['one']);
  const after = [request(), request(), request()];
  renders[0]?.(rendered('one'));
  expect(await textOf(await before)).toBe('one');
  await expect.poll(() => renders.length).toBe(2);
  renders[1]?.(rendered('one', { page: rendered('two').page }));
  expect(await Promise.all(after.map(async (response) => textOf(await response)))).toEqual([
    'two',
    'two',
    'two',
  ]);
  expect(renders.length).toBe(2);
});

test('a change of other content does not outdate a render', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  const renders: ((page: Rendered) => void)[] = [];
  const request = () =>
    cache.getOrRender('/a', () => new Promise<Rendered>((resolve) => renders.push(resolve)));
  const responses = [request()];
  cache.drop(['another page']);
  responses.push(request());
  renders[0]?.(rendered('one'));
  await Promise.all(responses);
  expect(renders.length).toBe(1);
});

test('while content fails, the last good page is used, marked stale', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  const page = source(cache);
  await page.request();
  cache.dropAll();
  page.text = 'broken';
  page.more = { failed: true };
  for (let time = 0; time < 3; time++) {
    const response = await page.request();
    expect([await textOf(response), response.stale]).toEqual(['one', true]);
  }
  page.more = {};
  page.text = 'back';
  expect(await textOf(await page.request())).toBe('back');
});

test('while content hangs, the last good page is used', async () => {
  const cache = createPageCache({ maxBytes: 1e6, maxWaitMs: 20 });
  await cache.getOrRender('/a', async () => rendered('one'));
  cache.dropAll();
  const response = await cache.getOrRender('/a', () => new Promise(() => undefined));
  expect([await textOf(response), response.stale]).toEqual(['one', true]);
});

test('memory is bounded: the page unused for longest goes first', async () => {
  const size = rendered('x').page.size;
  const cache = createPageCache({ maxBytes: size * 3 });
  for (const key of ['/1', '/2', '/3']) await cache.getOrRender(key, async () => rendered('x'));
  cache.getReady('/1', async () => rendered('x'));
  for (let n = 4; n < 100; n++) {
    await cache.getOrRender(`/${n}`, async () => rendered('x'));
    cache.getReady('/1', async () => rendered('x'));
  }
  expect(cache.stats()).toMatchObject({ pages: 3, bytes: size * 3 });
  expect(cache.getReady('/1', async () => rendered('x'))).toBeDefined();
  expect(cache.getReady('/2', async () => rendered('x'))).toBeUndefined();
});

test('a page that is not cacheable is not stored', async () => {
  const cache = createPageCache({ maxBytes: 1e6 });
  await cache.getOrRender('/search', async () => rendered('x', { cacheable: false }));
  expect(cache.stats().pages).toBe(0);
});
