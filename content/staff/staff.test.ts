import type { StationDocument } from '@longwave/contract/documents.ts';
import type { PageOf } from '@longwave/contract/page.ts';
import type { RecordingFacts } from '@longwave/contract/recording.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentTypes } from '../document-types.ts';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import {
  article,
  collection,
  genre,
  playlist,
  programme,
  redirect,
  resident,
  show,
  slot,
  station,
  textPage,
  video,
} from '../testing/documents.ts';

let content: TestContent;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-16T12:00:00Z');
  content = await startContent([show('first', '2026-11-01T10:00:00Z'), slot('morning')], {
    now: () => now,
    sessionSecret: 'a secret for the tests',
  });
});
afterEach(() => content.close());

type Unchecked = { type: string; slug: string; [field: string]: unknown };
const documents: StationDocument[] = [
  ...[station, genre('drone', 'Drone'), resident('ada', 'Ada Brink'), show('tide', '2026-11-02T10:00:00Z')],
  ...[programme('foghorn'), collection('lights'), article('keepers'), video('wick'), textPage('plain')],
  ...[slot('evening'), playlist('between'), redirect('old', '/old', '/shows')],
];
const authorization = `Bearer ${testKey}`;

test('a published document is on its page, in lists and in search at once', async () => {
  await content.json('/shows.json');
  await content.json('/search/shows.json?query=second');
  expect((await content.put(show('second', '2026-11-15T10:00:00Z'))).status).toBe(200);
  const list = await content.json<PageOf<'shows'>>('/shows.json');
  expect(list.shows.items.map(({ id }) => id)).toEqual(['second', 'first']);
  expect(await content.json('/search/shows.json?query=second')).toMatchObject({ total: 1 });
  expect((await content.get('/shows/second.json')).status).toBe(200);
});

test('a changed name is seen wherever it stands', async () => {
  await content.json('/shows/first.json');
  await content.put(resident('ines', 'Inês Duarte Faria'));
  const page = await content.json<PageOf<'show'>>('/shows/first.json');
  expect(page.show.residents[0]?.name).toBe('Inês Duarte Faria');
  expect(await content.json('/search/shows.json?query=faria')).toMatchObject({ total: 1 });
});

test('what staff write is sanitised on the way in', async () => {
  await content.put(
    textPage('notes', { text: '<p style="x">Hi<script>x</script></p><a href="javascript:x">y</a>' }),
  );
  const page = await content.json<PageOf<'text'>>('/notes.json');
  expect(page.text.html).toBe('<p>Hi</p><a>y</a>');
});

test('markup inside each other without end is refused, wherever it is written', async () => {
  const deep = '<b>'.repeat(28_000) + '</i>'.repeat(28_000);
  const unsafe: [Unchecked, string][] = [
    [textPage('deep', { text: deep }), 'text'],
    [
      article('deep', {
        blocks: [
          { block: 'html', html: '<p>Up</p>' },
          { block: 'html', html: deep },
        ],
      }),
      'blocks.1.html',
    ],
  ];
  for (const [document, parameter] of unsafe)
    expect(await readProblem(await content.put(document))).toMatchObject([400, { parameter }]);
  const inRow = Array.from({ length: 1_000 }, (_, at) => `<p><b>Line</b> ${at}<br>`).join('');
  expect((await content.put(textPage('long', { text: inRow }))).status).toBe(200);
});

test('bad documents are refused by field', async () => {
  const good = show('third', '2026-11-15T10:00:00Z');
  const cases: [Unchecked, string][] = [
    [{ ...good, residents: ['nobody'] }, 'residents'],
    [{ ...good, date: 'yesterday' }, 'date'],
    [{ ...good, tracklist: [{ time: 'x', artist: '', title: '' }] }, 'tracklist.0.time'],
    [{ ...slot('night'), zone: 'Atlantis/Centre' }, 'zone'],
    [{ type: 'redirect', slug: 'out', from: '/out', to: '//evil.example', permanent: false }, 'to'],
  ];
  for (const [document, parameter] of cases)
    expect(await readProblem(await content.put(document))).toMatchObject([400, { parameter }]);
  const broken = { method: 'PUT', headers: { authorization }, body: '{' };
  expect(await readProblem(await content.get('/documents/show/x', broken))).toMatchObject([
    400,
    { parameter: 'body' },
  ]);
  expect((await content.get('/shows/third.json')).status).toBe(404);
});

test('only the key opens writing, and without a key in the settings none does', async () => {
  const wrong = { method: 'DELETE', headers: { authorization: 'Bearer wrong' } };
  expect((await content.get('/documents/show/first', wrong)).status).toBe(401);
  const closed = await startContent([], { contentKey: undefined });
  expect((await closed.get('/documents/show/first', wrong)).status).toBe(401);
  await closed.close();
});

test('a draft is not seen until its time', async () => {
  const draft = { ...show('first', '2026-11-01T10:00:00Z'), title: 'New title' };
  expect((await content.put(draft, '?publish_at=2026-11-16T13:00:00Z')).status).toBe(202);
  expect(await content.json('/shows/first.json')).toMatchObject({ title: 'Show first' });
  const kept = await content.get('/documents/show/first', { headers: { authorization } });
  expect(await kept.json()).toMatchObject({
    draft: { title: 'New title' },
    publishAt: '2026-11-16T13:00:00.000Z',
  });
  now = Date.parse('2026-11-16T13:00:01Z');
  await expect.poll(() => content.json('/shows/first.json')).toMatchObject({ title: 'New title' });
  const revisions = await content.get('/documents/show/first/revisions', { headers: { authorization } });
  expect(await revisions.json()).toMatchObject({ revisions: [{ live: { title: 'Show first' } }] });
});

test('what others name cannot be removed; anything else goes without a trace', async () => {
  const remove = (path: string) =>
    content.get(path, { method: 'DELETE', headers: { authorization, 'if-match': '*' } });
  const [status, problem] = await readProblem(await remove('/documents/resident/ines'));
  expect([status, problem.error]).toEqual([409, 'Still named by show/first, slot/morning']);
  await content.json('/shows.json');
  expect((await remove('/documents/show/first')).status).toBe(204);
  expect((await content.get('/shows/first.json')).status).toBe(404);
  expect(await content.json('/shows.json')).toMatchObject({ shows: { total: 0 } });
  expect(await content.json('/genres.json')).toMatchObject({ genres: [{ id: 'ambient', count: 0 }, {}, {}] });
});

test('a broadcast recorded by the radio host becomes a show, once', async () => {
  const body = JSON.stringify({
    slot: 'morning-2026-11-15',
    recording: 'broadcast-morning-2026-11-15',
    start: '2026-11-15T10:00:00Z',
    seconds: 7200,
    bytes: 115_200_000,
  });
  const send = async (signature: string) =>
    content.get('/broadcasts', { method: 'POST', body, headers: { [signatureHeader]: signature } });
  expect((await send('wrong')).status).toBe(401);
  const signature = await signBody(body, 'a secret for the tests');
  expect((await send(signature)).status).toBe(201);
  expect((await send(signature)).status).toBe(200);
  const page = await content.json<PageOf<'show'>>('/shows/morning-2026-11-15.json');
  expect(page.show).toMatchObject({
    title: 'Slot morning',
    residents: [{ id: 'ines' }],
    genres: [{ id: 'ambient' }],
  });
  const facts = await content.json<RecordingFacts>('/recordings/broadcast-morning-2026-11-15.json');
  expect(facts).toMatchObject({ show: 'morning-2026-11-15', artist: 'Inês Duarte', seconds: 7200 });
});

test('an uploaded picture is sent in the widths and formats of the contract', async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff4a1c' } })
    .png()
    .toBuffer();
  const upload = (body: Uint8Array<ArrayBuffer>) =>
    content.get('/media/pier', { method: 'PUT', headers: { authorization }, body });
  const answer = await upload(new Uint8Array(bytes));
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { name: 'pier', width: 800, height: 400 },
  ]);
  expect((await upload(new Uint8Array([1, 2, 3]))).status).toBe(400);
  const made = await content.get('/media/pier/320.webp');
  expect(made.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(await made.arrayBuffer()).metadata()).toMatchObject({
    width: 320,
    height: 160,
    format: 'webp',
  });
});

test.each(documents)('a document of type $type can be read back as it was written', async (document) => {
  expect((await content.put(document)).status).toBe(200);
  const path = `/documents/${document.type}/${document.slug}`;
  const stored = await content.get(path, { headers: { authorization } });
  expect(await stored.json()).toMatchObject({ live: document, draft: null, publishAt: null });
});

test('the documents of the test above are of every type', () => {
  expect(documents.map(({ type }) => type).sort()).toEqual(documentTypes.toSorted());
});

test('a body that is cut off is refused, and no stack is logged', async () => {
  using log = captureLog();
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error('the line is dead')),
  });
  const cutOff = await content.get('/documents/page/info', {
    method: 'PUT',
    headers: { authorization: `Bearer ${testKey}` },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await readProblem(cutOff)).toEqual([400, { error: 'The body was cut off', parameter: 'body' }]);
  expect(log.lines()).toEqual([]);
});
