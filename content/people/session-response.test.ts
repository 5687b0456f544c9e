import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { HttpError } from '../http/http-error.ts';
import { newStore } from '../testing/store.ts';
import { signIn } from './session-response.ts';

const settings = { contentKey: undefined, siteUrl: '', mail: undefined, now: () => 0 };

test('[R-702] what was proved of a person is worth nothing once they are inactive or have another password', async () => {
  const store = await newStore();
  onTestFinished(() => store.close());
  const edda = { email: 'edda@radio.test', name: 'Edda', role: 'editor' as const, residents: [], created: 0 };
  const id = await store.write((tx) => tx.people.add({ ...edda, password: 'a hash' }));
  const proven = await store.people.read(id);
  if (!proven) throw new Error('nobody was added');
  const app = new Hono().post('/', async (c) =>
    c.json(await store.write((tx) => signIn(tx, c, proven, settings, 'signed in'))),
  );
  app.onError((error) => new Response(error.message, { status: (error as HttpError).status }));
  const status = async () => (await app.request('/', { method: 'POST' })).status;
  const change = (patch: object) => store.write((tx) => tx.people.change(id, patch));
  expect(await status()).toBe(200);
  await change({ isActive: false });
  expect(await status()).toBe(401);
  await change({ isActive: true, password: 'another hash' });
  expect(await status()).toBe(401);
  await change({ password: 'a hash' });
  expect(await status()).toBe(200);
  expect(await store.access.listSessions(id, 0)).toHaveLength(2);
});
