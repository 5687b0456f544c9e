import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createKnownAnswers } from './known-answers.ts';

const schema = z.object({ title: z.string() });

/** A service of one answer that says whether the reader has it already, as the content service does. */
function service() {
  const told: number[] = [];
  const state = { title: 'One', down: false };
  async function send(_path: string, init: RequestInit): Promise<Response> {
    const etag = `W/"${state.title}"`;
    const known = new Headers(init.headers).get('if-none-match') === etag;
    const status = state.down ? 503 : known ? 304 : 200;
    told.push(status);
    return new Response(status === 200 ? JSON.stringify({ title: state.title }) : null, {
      status,
      headers: { etag },
    });
  }
  return { state, told, send };
}

test('an answer that has not changed is asked for, but not read again', async () => {
  const { state, told, send } = service();
  const read = createKnownAnswers();
  const first = await read('/home.json', schema, send);
  expect(await read('/home.json', schema, send)).toBe(first);
  state.title = 'Two';
  expect(await read('/home.json', schema, send)).toEqual({ title: 'Two' });
  expect(told).toEqual([200, 304, 200]);
});

test('a service that fails is an error, whatever is known', async () => {
  const { state, send } = service();
  const read = createKnownAnswers();
  await read('/home.json', schema, send);
  state.down = true;
  await expect(read('/home.json', schema, send)).rejects.toThrow('status code 503');
});

test('only the last ones are known', async () => {
  const { told, send } = service();
  const read = createKnownAnswers();
  for (let number = 0; number <= 64; number++) await read(`/shows/${number}.json`, schema, send);
  await read('/shows/64.json', schema, send);
  await read('/shows/0.json', schema, send);
  expect(told.slice(-2)).toEqual([304, 200]);
});
