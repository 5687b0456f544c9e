import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWithShows, showJson } from '../testing/repository-rows.ts';
import type { Store } from './repository.ts';

// Documents and versions; the tests are the same for each database.

let store: Store;
let id: (name: string) => number;
beforeAll(async () => {
  ({ store, id } = await openWithShows());
});
afterAll(() => store.close());

test('documents, their names, tracks and counts are read as they were written', async () => {
  const { documents } = store;
  expect(await documents.isEmpty()).toBe(false);
  expect(await documents.idOf('show', 'tide')).toBe(id('tide'));
  expect(await documents.idOf('show', 'nothing\0')).toBe(undefined);
  expect(await documents.read('show', 'tide')).toEqual({
    ...{
      id: id('tide'),
      type: 'show',
      slug: 'tide',
      live: showJson('tide'),
      draft: null,
      publishAt: null,
      changed: 20,
    },
    ...{ refusal: null, liveVersion: id('tideVersion'), draftVersion: null, author: 'ines', at: 20 },
    ...{ trashedAt: null, trashedLive: false },
  });
  expect(await documents.readLive('show', 'ebb')).toMatchObject({ id: id('ebb'), slug: 'ebb', changed: 21 });
  const names = [{ type: 'show', slug: 'wave' } as const, { type: 'show', slug: 'no' } as const];
  expect(await documents.liveIds(names)).toEqual([id('wave'), undefined]);
  expect((await documents.listLive('show')).map(({ slug }) => slug)).toEqual(['tide', 'ebb', 'wave']);
  expect(await documents.nameOf('genre', 'dub')).toBe('Dub');
  expect(await documents.nameOf('genre', 'no')).toBe(undefined);
  expect((await documents.list()).map(({ slug }) => slug)).toEqual(['dub', 'tide', 'ebb', 'wave']);
  const tracks = await documents.tracks([
    { id: id('wave'), line: 1 },
    { id: id('tide'), line: 0 },
    { id: id('tide'), line: 9 },
  ]);
  expect(tracks.map((track) => track && JSON.parse(track))).toEqual([
    { artist: 'Tidewrack' },
    { artist: 'Ebba', title: 'Café' },
    undefined,
  ]);
  expect((await documents.sitemap(2, 1)).map(({ slug }) => slug)).toEqual(['ebb', 'wave']);
  expect(await documents.lastChanged()).toBe(22);
  expect(await documents.counts()).toEqual({ documents: 4, shows: 3 });
});

test('a draft is scheduled, refused and made live; a document is renamed, goes to the trash and is deleted when it is old', async () => {
  await store.write(async (tx) => {
    const document = await tx.documents.putForDraft('redirect', 'old', 100, 50);
    const json = '{"type":"redirect","slug":"old","from":"/old/","to":"/new"}';
    const version = { document, at: 50, author: 'bo', state: 'draft', json, note: null } as const;
    const draft = await tx.versions.add(version);
    await tx.documents.setDraftVersion(document, draft);
    const due = { id: document, type: 'redirect', slug: 'old', draftVersion: draft, publishAt: 100 } as const;
    expect(await tx.documents.listDue(99)).toEqual([]);
    expect(await tx.documents.listDue(100)).toEqual([due]);
    expect(await tx.documents.listDue(100, id('tide'))).toEqual([]);
    expect(await tx.versions.findReplaceableDraft(document, 'bo', 40)).toBe(draft);
    expect(await tx.versions.findReplaceableDraft(document, 'ines', 40)).toBe(undefined);
    await tx.documents.setRefusal({ ...due, publishAt: 99 }, '{"reason":"not this"}');
    expect((await tx.documents.read('redirect', 'old'))?.refusal).toBe(null);
    await tx.documents.setRefusal(due, '{"reason":"why"}');
    const refused = { draft: json, publishAt: null, refusal: '{"reason":"why"}', author: 'bo' };
    expect(await tx.documents.read('redirect', 'old')).toMatchObject(refused);
    await tx.documents.clearSchedule(document);
    await tx.documents.setSchedule(document, { changed: 51, publishAt: 200, refusal: null });
    expect(await tx.versions.becomeLive(draft, 60, json, 'published')).toBe(60);
    expect(await tx.versions.becomeLive(draft, 61, json, null)).toBe(60);
    const form = { live: json, version: draft, changed: 60 };
    await tx.documents.setLive(document, { ...form, endsDraft: false });
    expect(await tx.documents.read('redirect', 'old')).toMatchObject({ publishAt: 200, draftVersion: draft });
    await tx.documents.setLive(document, { ...form, endsDraft: true });
    expect(await tx.documents.readForm('redirect', 'old')).toEqual({ id: document, live: json });
    expect(await tx.documents.readForm('redirect', 'gone')).toBe(undefined);
    expect(await tx.documents.redirectsFrom('/old')).toEqual(['old']);
    expect(await tx.documents.redirectsFrom('/')).toEqual([]);
    const live = { live: json, draft: null, publishAt: null, liveVersion: draft, draftVersion: null, at: 60 };
    expect(await tx.documents.read('redirect', 'old')).toMatchObject(live);

    await tx.documents.rename(document, 'older');
    expect(await tx.versions.formerSlugs('redirect', 'older')).toEqual(['old']);
    await tx.documents.clearLive(document);
    await tx.documents.moveLiveToDraft(document);
    expect(await tx.documents.read('redirect', 'older')).toMatchObject({ live: null, draftVersion: draft });
    await tx.documents.setLiveVersion(document, draft);
    await tx.documents.moveToTrash(document, 300, true);
    expect(await tx.documents.read('redirect', 'older')).toMatchObject({ trashedAt: 300, trashedLive: true });
    await tx.documents.takeFromTrash(document, 300);
    expect(await tx.documents.read('redirect', 'older')).toMatchObject({
      trashedAt: null,
      trashedLive: false,
    });
    await tx.documents.moveToTrash(document, 300, false);
    await tx.documents.reserve('redirect', 'older', null, 1);
    expect(await tx.documents.read('redirect', 'older')).toMatchObject({
      trashedAt: null,
      draftVersion: null,
    });
    const extra = await tx.documents.insert('page', 'extra', 1);
    await tx.documents.moveToTrash(document, 300, false);
    await tx.documents.removeTrashed(300);
    expect(await tx.documents.idOf('redirect', 'older')).toBe(document);
    await tx.documents.removeTrashed(301);
    expect(await tx.documents.idOf('redirect', 'older')).toBe(undefined);
    await tx.documents.moveToTrash(extra, 300, false);
    await tx.documents.removeTrashed(301);
    // What belongs to a document that was deleted for good must never belong to another.
    const next = await tx.documents.insert('page', 'next', 1);
    expect(next).toBeGreaterThan(extra);
    await tx.documents.remove(next);
    await tx.documents.remove(extra);
    expect(await tx.documents.idOf('page', 'extra')).toBe(undefined);
  });
});

test('versions are listed newest first, and clean-up leaves the live one and the newest', async () => {
  await store.write(async (tx) => {
    const document = await tx.documents.insert('page', 'history', 1);
    const add = (at: number) =>
      tx.versions.add({
        document,
        at,
        author: 'bo',
        state: 'live',
        json: `{"at":${at}}`,
        note: `note ${at}`,
      });
    const ids = [await add(1), await add(2), await add(3), await add(4)] as const;
    const facts = { id: ids[3], at: 4, author: 'bo', state: 'live', note: 'note 4' };
    expect(await tx.versions.list(document, undefined, 1)).toEqual([facts]);
    const earlier = await tx.versions.list(document, { at: 3, id: ids[2] }, 9);
    expect(earlier.map(({ at }) => at)).toEqual([2, 1]);
    expect(await tx.versions.read(document, ids[3])).toEqual({ ...facts, json: '{"at":4}' });
    expect(await tx.versions.read(id('tide'), ids[3])).toBe(undefined);
    expect(await tx.versions.has(document, 2, '{"at":2}')).toBe(true);
    expect(await tx.versions.has(document, 2, '{"at": 2}')).toBe(false);
    await tx.documents.setLiveVersion(document, ids[0]);
    expect((await tx.versions.listRevisions('page', 'history', 2)).map(({ at }) => at)).toEqual([4, 3]);
    await tx.versions.remove(ids[3]);
    // Of the old versions one is live, one is among the newest two, and one is neither.
    await tx.versions.add({ document, at: 5, author: 'bo', state: 'draft', json: '{}', note: null });
    await tx.versions.removeOld(100, 2);
    expect((await tx.versions.list(document, undefined, 9)).map(({ at }) => at)).toEqual([5, 3, 1]);
    await tx.documents.setLiveVersion(document, ids[2]);
    await tx.documents.remove(document);
  });
});
