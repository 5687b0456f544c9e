import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { page } from '@longwave/contract/page.ts';
import { problem } from '@longwave/contract/problem.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageIdOf } from './pages/page-id.ts';
import { readProblem, startContent, type TestContent, testKey } from './testing/content.ts';
import {
  article,
  baseDocuments,
  collection,
  playlist,
  redirect,
  show,
  slot,
  textPage,
  video,
} from './testing/documents.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const further: StationDocument[] = [
  show('first', '2026-11-01T10:00:00Z', { featured: true, guests: ['Somebody'] }),
  video('clip', { residents: ['ines'] }),
  article('read', {
    blocks: [
      { block: 'show', show: 'first' },
      { block: 'video', video: 'clip' },
    ],
    residents: ['ines'],
  }),
  collection('lights', { shows: ['first'], featured: true }),
  slot('morning', { show: 'first' }),
  textPage('info'),
  redirect('old', '/old', '/info'),
  playlist('filler'),
];
const documents = [...baseDocuments, ...further];

let content: TestContent;
beforeEach(async () => {
  // With a data folder of its own this is SQLite, whichever database the other tests use.
  content = await startContent(further, { data: temporaryFolder() });
});
afterEach(() => content.close());

/** Deletes a document directly in the database, without the checks of the store. */
function removeByHand(type: string, slug: string): void {
  const database = new DatabaseSync(join(content.settings.data, 'content.sqlite'), {
    enableForeignKeyConstraints: false,
  });
  database.prepare('DELETE FROM documents WHERE type = ? AND slug = ?').run(type, slug);
  database.close();
}

const pages = [
  ...['home', 'shows', 'shows/first', 'shows/featured', 'shows/guests', 'residents', 'residents/ines', 'tv'],
  ...['tv/clip', 'collections', 'collections/lights', 'editorial', 'editorial/read', 'info', 'listen'],
];
const otherPaths = ['live-now', 'shows-schedule', 'playout', 'genres', 'redirects', 'sitemap', 'search'];

test.each(documents.map(({ type, slug }) => [type, slug]))(
  'without the %s %s every other page answers and keeps to the contract',
  async (type, slug) => {
    removeByHand(type, slug);
    // A section such as /info has a page even without its page document.
    const gone = type === 'page' ? undefined : pageIdOf(type, slug);
    for (const id of pages) {
      const response = await content.get(`/${id}.json`);
      expect([id, response.status]).toEqual([id, id === gone ? 404 : 200]);
      const schema = id === gone ? problem : page;
      expect([id, schema.safeParse(await response.json()).error]).toEqual([id, undefined]);
    }
    for (const id of otherPaths)
      expect([id, (await content.get(`/${id}.json?query=first`)).status]).toEqual([id, 200]);
    siteContent.parse(await content.json('/home.json'));
  },
);

test('the station document cannot be removed, and a sentence says why', async () => {
  const [status, body] = await readProblem(
    await content.get('/documents/station/station', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${testKey}`, 'if-match': '*' },
    }),
  );
  expect([status, body.error]).toEqual([
    409,
    'The station document cannot be removed: every page of the site is made with it.',
  ]);
  expect(await content.json('/home.json')).toMatchObject({ title: 'Test Radio' });
});

test('a body where none belongs, or one too long, is refused before it is read', async () => {
  const send = (path: string, method: string, body: ReadableStream | string, headers = {}) =>
    content.get(path, {
      method,
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${testKey}`, ...headers },
    } as RequestInit);
  let given = 0;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        given++;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
  expect((await send('/documents/show/first', 'DELETE', endless())).status).toBe(413);
  expect((await send('/documents/show/first', 'PUT', endless())).status).toBe(413);
  expect((await send('/media/sea', 'PUT', endless())).status).toBe(413);
  expect(given).toBeLessThan(700);
  const early = await send('/media/sea', 'PUT', endless(), { 'content-length': '999999999' });
  expect([early.status, early.headers.get('connection')]).toEqual([413, 'close']);
  expect((await content.get('/shows/first.json')).status).toBe(200);
});
