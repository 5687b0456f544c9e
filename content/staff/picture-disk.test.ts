import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { reservedBytes } from '../http/disk-space.ts';
import type { HttpError } from '../http/http-error.ts';
import { createRequireStaff } from '../people/require-staff.ts';
import { openSetAside } from '../set-aside/set-aside-folder.ts';
import { openStore } from '../store/open-store.ts';
import { startContent, testKey } from '../testing/content.ts';
import { pictureUploadRoutes } from './picture-uploads.ts';

test('a picture is refused when the disk has no room for it, and nothing of it stays', async () => {
  const content = await startContent();
  const { data, databaseUrl, now } = content.settings;
  await content.close();
  const store = await openStore(data, databaseUrl);
  onTestFinished(() => store.close());
  let free = reservedBytes + 10;
  const app = new Hono();
  app.route(
    '/',
    pictureUploadRoutes(
      store,
      openSetAside(data),
      createRequireStaff(store, content.settings),
      now,
      async () => free,
    ),
  );
  app.onError((error) => new Response(error.message, { status: (error as HttpError).status }));
  const body = new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  );
  const put = () =>
    app.request('/media/pier', { method: 'PUT', headers: { authorization: `Bearer ${testKey}` }, body });
  expect((await put()).status).toBe(507);
  expect([existsSync(join(data, 'media')), await store.media.read('pier')]).toEqual([false, undefined]);
  free += 10_000;
  expect((await put()).status).toBe(201);
});

test('a fifth picture of one sender is refused before it is read', async () => {
  const content = await startContent();
  onTestFinished(() => content.close());
  const ends: (() => void)[] = [];
  const put = (name: string) => {
    const { promise: isRead, resolve } = Promise.withResolvers<void>();
    const pull = (controller: ReadableStreamDefaultController) => {
      resolve();
      return new Promise<void>((end) =>
        ends.push(() => {
          controller.close();
          end();
        }),
      );
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { authorization: `Bearer ${testKey}` };
    const init = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit;
    return { isRead, response: content.get(`/media/${name}`, init) };
  };
  const first = ['a', 'b', 'c', 'd'].map(put);
  await Promise.all(first.map(({ isRead }) => isRead));
  const fifth = await put('e').response;
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '2']);
  for (const end of ends) end();
  for (const { response } of first) expect((await response).status).toBe(400);
});
