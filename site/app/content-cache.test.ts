import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createContentCache } from './content-cache.ts';

const schema = z.object({ title: z.string() });

/** A fake content service with a single response, which has an etag. */
function service() {
  const statuses: number[] = [];
  const state = { title: 'One', down: false };
  async function send(_path: string, init: RequestInit): Promise<Response> {
    const etag = `W/"${state.title}"`;
    const known = new Headers(init.headers).get('if-none-match') === etag;
    const status = state.down ? 503 : known ? 304 : 200;
    statuses.push(status);
    return new Response(status === 200 ? JSON.stringify({ title: state.title }) : null, {
      status,
      headers: { etag },
    });
  }
  return { state, statuses, send };
}

test('a response that has not changed is requested, but not parsed again', async () => {
  const { state, statuses, send } = service();
  const read = createContentCache();
  const first = await read('/home.json', schema, send);
  expect(await read('/home.json', schema, send)).toBe(first);
  state.title = 'Two';
  expect(await read('/home.json', schema, send)).toEqual({ title: 'Two' });
  expect(statuses).toEqual([200, 304, 200]);
});

test('a service that fails is an error, whatever is cached', async () => {
  const { state, send } = service();
  const read = createContentCache();
  await read('/home.json', schema, send);
  state.down = true;
  await expect(read('/home.json', schema, send)).rejects.toThrow('status code 503');
});

test('only the last responses are cached', async () => {
  const { statuses, send } = service();
  const read = createContentCache();
  for (let number = 0; number <= 64; number++) await read(`/shows/${number}.json`, schema, send);
  await read('/shows/64.json', schema, send);
  await read('/shows/0.json', schema, send);
  expect(statuses.slice(-2)).toEqual([304, 200]);
});
