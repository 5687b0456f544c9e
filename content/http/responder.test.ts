import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { publish } from '../store/publishing.ts';
import type { Reader } from '../store/reader.ts';
import type { Store } from '../store/repository.ts';
import { newDatabaseUrl } from '../testing/database.ts';
import { baseDocuments, show } from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { HttpError } from './http-error.ts';
import { createResponder } from './responder.ts';

const first = show('first', '2026-11-01T10:00:00Z', { title: 'Old' });
const edit = { author: 'key', now: 1 };
let store: Store;
let responder: ReturnType<typeof createResponder>;
let builds: number;

beforeEach(async () => {
  store = await openStore(temporaryFolder(), await newDatabaseUrl());
  await seedStation(store, [...baseDocuments, first]);
  responder = createResponder(
    store,
    () => 1,
    () => undefined,
  );
  builds = 0;
});
afterEach(async () => {
  await responder.close();
  await store.close();
});

/** Responds with the title of a show; `meanwhile` runs in each build after the show was read. */
async function titleOf(
  slug: string,
  meanwhile: (build: number) => Promise<unknown> = turn,
): Promise<unknown> {
  const request = new Request('http://content/title.json');
  const response = await responder.send(request, 'title', `title ${slug}`, async (reader: Reader) => {
    const build = ++builds;
    const found = await reader.document('show', slug);
    await meanwhile(build);
    if (!found) throw new HttpError(404, 'There is no such show');
    return { title: found.document.title };
  });
  return ((await response.json()) as { title: string }).title;
}

const rename = (title: string) => publish(store, { ...first, title }, edit);

test('a change while a page is being built is not lost', async () => {
  expect(await titleOf('first', async (build) => build === 1 && rename('New'))).toBe('New');
  expect(await titleOf('first')).toBe('New');
  expect(builds).toBe(2);
});

test('a change of something else does not make it be built again', async () => {
  const other = show('other', '2026-11-02T10:00:00Z');
  await titleOf('first', () => publish(store, other, edit));
  await titleOf('first');
  expect(builds).toBe(1);
});

test('what is published while it could not be found is found', async () => {
  const late = show('late', '2026-11-02T10:00:00Z', { title: 'Late' });
  expect(await titleOf('late', async (build) => build === 1 && publish(store, late, edit))).toBe('Late');
  await expect(titleOf('never')).rejects.toThrow('There is no such show');
});

test('a page that changes all the while is sent in the end, and is not cached', async () => {
  expect(await titleOf('first', (build) => rename(`Number ${build}`))).toBe('Number 2');
  expect(builds).toBe(3);
  expect(await titleOf('first')).toBe('Number 3');
  expect(builds).toBe(4);
});

test('ten requests at once build a response once, and the next gets it without waiting', async () => {
  const titles = await Promise.all(Array.from({ length: 10 }, () => titleOf('first')));
  expect([builds, new Set(titles)]).toEqual([1, new Set(['Old'])]);
  const request = new Request('http://content/title.json');
  const build = () => expect.unreachable();
  expect(responder.send(request, 'title', 'title first', build)).toBeInstanceOf(Response);
  expect(responder.counts).toEqual({ built: 1, fromMemory: 1 });
});

test('who asks after a change does not share a build from before it', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const early = titleOf('first', () => held);
  await turn();
  await rename('New');
  const late = titleOf('first');
  release();
  expect(await Promise.all([early, late])).toEqual(['New', 'New']);
});
