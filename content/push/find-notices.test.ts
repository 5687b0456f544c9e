import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { publish } from '../store/publishing.ts';
import type { Store } from '../store/repository.ts';
import { baseDocuments, show } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { createShowNotices } from './find-notices.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const date = new Date(now).toISOString();
let store: Store;

beforeEach(async () => {
  store = await newStore();
  const shows = Array.from({ length: 150 }, (_, at) => show(`show-${at}`, date));
  await seedStation(store, [...baseDocuments, ...shows, show('silent', date, { recording: null })], 1);
});
afterEach(() => store.close());

/** The show notices over a store that records which shows they look up and what they write. */
function watched() {
  const asked: string[][] = [];
  const writes: string[] = [];
  const notices = createShowNotices({
    ...store,
    documents: {
      ...store.documents,
      readLiveOf: (type, slugs) => store.documents.readLiveOf(type, slugs).finally(() => asked.push(slugs)),
    },
    push: {
      ...store.push,
      announceShow: (slug, ...rest) =>
        store.push.announceShow(slug, ...rest).finally(() => writes.push(slug)),
      markAnnounced: (shows) =>
        store.push.markAnnounced(shows).finally(() => writes.push(`${shows.length} shows`)),
    },
  });
  return { notices, asked, writes };
}

test('the first comparison of an archive notes every show as announced with one write', async () => {
  const { notices, writes } = watched();
  await notices.compareAll(now);
  expect(writes).toEqual(['150 shows']);
  expect((await store.push.announcedShows(['show-0', 'show-149', 'silent'])).size).toBe(2);
});

test('a show without a recording is read again only when it has changed', async () => {
  const { notices, asked, writes } = watched();
  await notices.compareAll(now);
  asked.length = 0;
  await notices.compareAll(now);
  expect(asked).toEqual([]);
  await publish(store, show('silent', date, { recording: null, title: 'Soon' }), { author: 'ada', now: 2 });
  await notices.compareAll(now);
  expect(asked).toEqual([['silent']]);
  await publish(store, show('silent', date), { author: 'ada', now: 3 });
  await notices.announce(['silent'], now);
  expect(writes).toEqual(['150 shows', 'silent']);
});

test('a changed show that is older than a month is not announced', async () => {
  const { notices, writes } = watched();
  await publish(store, show('old', '2026-10-01T10:00:00Z'), { author: 'ada', now: 2 });
  await notices.announce(['old'], now);
  expect(writes).toEqual([]);
});
