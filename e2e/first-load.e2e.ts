import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { fixedRoutes, routesWithIds } from './support/routes.ts';
import { test } from './support/test.ts';

const mostBytes = 110_000;
const mostFiles = 16;

test('first-load JavaScript of every route stays under 110 kB of brotli, in few files', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const sizes = new Map<string, number>();
  const sizeOf = async (path: string) => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    const size = brotliCompressSync(await (await request.get(path)).body()).length;
    sizes.set(path, size);
    return size;
  };
  const { notFound: _, ...routes } = await routesWithIds(baseURL ?? '');
  const heavy: Record<string, { bytes: number; files: number }> = {};
  for (const route of [...fixedRoutes, ...Object.values(routes)]) {
    const html = await (await request.get(route)).text();
    const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ''));
    const loaded = [...scripts].filter(
      (path) =>
        html.includes(`href="${path}"`) ||
        html.includes(`src="${path}"`) ||
        html.includes(`from "${path}"`) ||
        html.includes(`import "${path}"`),
    );
    let total = 0;
    for (const path of loaded) total += await sizeOf(path);
    expect(total, `${route} loads scripts`).toBeGreaterThan(20_000);
    if (total > mostBytes || loaded.length > mostFiles) heavy[route] = { bytes: total, files: loaded.length };
  }
  expect(heavy).toEqual({});
});
