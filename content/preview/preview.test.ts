import { type PageKind, type PageOf, page } from '@longwave/contract/page.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';
import { programme, resident, show, textPage } from '../testing/documents.ts';
import { addPerson, type Browser, openBrowser, setUpOwner } from '../testing/people.ts';

const start = Date.parse('2026-11-16T12:00:00Z');
let now = start;
let content: TestContent;
let owner: Browser;
let changes = 0;

beforeAll(async () => {
  content = await startContent([show('low-water', '2026-11-01T20:00:00Z'), programme('tides')], {
    now: () => now,
  });
  owner = await setUpOwner(content);
  content.onChange(() => changes++);
});
afterAll(() => content.close());

type Link = { path: string; until: string };
const link = (path: string, use = 'link') =>
  owner.json<Link>('POST', `/documents/${path}/preview`, { for: use });
const tokenOf = ({ path }: Link) => path.split('?preview=')[1] ?? '';
const draft = (document: { type: string; slug: string; [field: string]: unknown }) =>
  owner.json('PUT', `/documents/${document.type}/${document.slug}?draft=1`, document);
const read = (id: string, token: string) => content.get(`/${id}.json?preview=${token}`);
const readAs = async <K extends PageKind>(id: string, token: string) =>
  page.parse(await (await read(id, token)).json()) as PageOf<K>;
const visitorsSee = async (id: string) => (await content.get(`/${id}.json`)).text();

test('whoever has the link sees the draft on every page it would be on, and nobody else sees anything of it', async () => {
  const before = await Promise.all(['shows/low-water', 'residents/bo', 'home'].map(visitorsSee));
  await draft({
    ...show('low-water', '2026-11-01T20:00:00Z', { title: 'Lower Water', residents: ['bo'] }),
  });
  const made = await link('show/low-water');
  expect(made).toEqual({
    path: expect.stringMatching(/^\/shows\/low-water\?preview=[\w-]{40}$/),
    until: '2026-11-23T12:00:00.000Z',
  });
  const heard = changes;
  const token = tokenOf(made);
  for (let time = 0; time < 2; time++) {
    expect(await readAs<'show'>('shows/low-water', token)).toMatchObject({
      title: 'Lower Water',
      hosts: [{ id: 'bo' }],
    });
    expect((await readAs<'resident'>('residents/bo', token)).shows.items).toMatchObject([
      { title: 'Lower Water' },
    ]);
    const home = (await (await read('home', token)).json()) as { latest: unknown };
    expect(home.latest).toMatchObject([{ title: 'Lower Water' }]);
  }
  const { headers } = await read('shows/low-water', token);
  expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('etag')]).toEqual([
    'no-store',
    'noindex',
    null,
  ]);
  expect(await Promise.all(['shows/low-water', 'residents/bo', 'home'].map(visitorsSee))).toEqual(before);
  expect(changes).toBe(heard);
  expect(await owner.json('GET', '/documents/show/low-water')).toMatchObject({
    live: { title: 'Show low-water' },
    draft: { title: 'Lower Water' },
  });
});

test.each([
  ['show', 'shows/'],
  ['resident', 'residents/'],
  ['programme', 'programmes/'],
  ['collection', 'collections/'],
  ['article', 'editorial/'],
  ['video', 'tv/'],
  ['page', ''],
])('a %s of which nothing is written yet has a page with placeholders', async (type, folder) => {
  await draft({ type, slug: 'bare' });
  const token = tokenOf(await link(`${type}/bare`, 'frame'));
  expect(await readAs(`${folder}bare`, token)).toMatchObject({ title: 'Untitled' });
  expect((await content.get(`/${folder}bare.json`)).status).toBe(404);
});

test('what a draft names and visitors do not see is left out', async () => {
  await draft({ type: 'resident', slug: 'nia', name: 'Nia' });
  const fields = { residents: ['nia', 'ines'], genres: ['no-such'], programme: 'gone' };
  await draft({ type: 'show', slug: 'with-nia', title: 'With Nia', ...fields });
  const seen = await readAs<'show'>('shows/with-nia', tokenOf(await link('show/with-nia')));
  expect(seen).toMatchObject({ hosts: [{ id: 'ines' }], programme: null, show: { genres: [] } });
  const blocks = [
    { block: 'show', show: 'with-nia' },
    { block: 'html', html: '<p>Hello</p>' },
  ];
  await draft({ type: 'article', slug: 'on-nia', title: 'On Nia', blocks });
  const article = await readAs<'article'>('editorial/on-nia', tokenOf(await link('article/on-nia')));
  expect(article.blocks).toEqual([{ block: 'html', html: '<p>Hello</p>' }]);
});

test('a page whose time has not come is seen, and a document without a draft as visitors see it', async () => {
  await draft(textPage('soon', { validFrom: '2030-01-01T00:00:00Z' }));
  expect((await read('soon', tokenOf(await link('page/soon')))).status).toBe(200);
  await draft(textPage('home', { text: '<p>Welcome</p>' }));
  expect((await link('page/home')).path).toMatch(/^\/\?preview=/);
  const same = await readAs('programmes/tides', tokenOf(await link('programme/tides')));
  expect(same).toMatchObject({ title: 'Programme tides' });
});

test('a link that is wrong, has ended or is of a document in the trash is refused; a renamed document is found again', async () => {
  await draft(resident('kim', 'Kim'));
  const token = tokenOf(await link('resident/kim'));
  for (const wrong of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, `A${token}`])
    expect((await read('residents/kim', wrong)).status).toBe(403);
  now = start + 7 * 86_400_000 - 1;
  expect((await read('residents/kim', token)).status).toBe(200);
  now += 1;
  expect((await read('residents/kim', token)).status).toBe(410);
  now = start;
  await owner.json('POST', '/documents/resident/kim/rename', { slug: 'kimberley' });
  const moved = await read('residents/kim', token);
  expect([moved.status, await moved.json()]).toMatchObject([404, { path: '/residents/kimberley' }]);
  expect((await read('residents/kimberley', token)).status).toBe(200);
  await owner.send('DELETE', '/documents/resident/kimberley');
  expect((await read('residents/kimberley', token)).status).toBe(410);
  expect((await owner.send('POST', '/documents/resident/kimberley/preview', { for: 'link' })).status).toBe(
    404,
  );
});

test('a link ends with the right of whoever has made it, a person or a key', async () => {
  const own = show('own', '2026-11-02T20:00:00Z', { residents: ['ines'] });
  await draft(own);
  const host = await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] });
  const { key, id } = await owner.json<{ key: string; id: number }>('POST', '/staff/keys', {
    ...{ name: 'Preview', role: 'editor' },
  });
  const authorization = `Bearer ${key}`;
  const byKey = await openBrowser(content).send(
    'POST',
    '/documents/show/own/preview',
    { for: 'link' },
    { authorization },
  );
  const [tokenOfKey, tokenOfHost, tokenOfOwner] = [
    tokenOf((await byKey.json()) as Link),
    tokenOf(await host.json('POST', '/documents/show/own/preview', { for: 'link' })),
    tokenOf(await link('show/own')),
  ];
  const statuses = () =>
    Promise.all(
      [tokenOfKey, tokenOfHost, tokenOfOwner].map(async (token) => (await read('shows/own', token)).status),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  await draft({ ...own, residents: ['bo'] });
  expect(await statuses()).toEqual([200, 410, 200]);
  await draft(own);
  expect(await statuses()).toEqual([200, 200, 200]);
  await owner.send('DELETE', `/staff/keys/${id}`);
  await owner.json('PATCH', '/staff/people/2', { isActive: false });
  expect(await statuses()).toEqual([410, 410, 200]);
});

test('more links to one document are no more pages at once', async () => {
  await draft(resident('lee', 'Lee'));
  const tokens = [];
  for (let made = 0; made < 4; made++) {
    now += 1;
    tokens.push(tokenOf(await link('resident/lee')));
  }
  now = start;
  for (let page = 0; page < 60; page++)
    expect((await read('residents/lee', tokens[page % 4] ?? '')).status).toBe(200);
  for (const token of tokens) expect((await read('residents/lee', token)).status).toBe(429);
});

test('a draft of the station is seen on home, by whoever has the link', async () => {
  const { live } = await owner.json<{ live: { name: string } }>('GET', '/documents/station/station');
  await draft({
    ...live,
    type: 'station',
    slug: 'station',
    name: 'Estuary North',
    brand: { accent: '#1c7c54' },
  });
  const made = await link('station/station', 'frame');
  expect(made.path).toMatch(/^\/\?preview=/);
  const home = (await (await read('home', tokenOf(made))).json()) as { station: object };
  expect(home.station).toMatchObject({ name: 'Estuary North', brand: { accent: '#1c7c54' } });
  expect(JSON.parse(await visitorsSee('home'))).toMatchObject({ station: { name: live.name } });
});

test('what has no page of its own has no preview', async () => {
  const response = await owner.send('POST', '/documents/genre/ambient/preview', { for: 'link' });
  expect(await readProblem(response)).toMatchObject([409, { error: 'A genre has no page of its own' }]);
});

test('whoever has a link may ask for sixty pages at once and two more each second', async () => {
  const token = tokenOf(await link('show/low-water', 'frame'));
  for (let page = 0; page < 60; page++) expect((await read('programmes/tides', token)).status).toBe(200);
  const refused = await read('programmes/tides', token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await read('programmes/tides', tokenOf(await link('show/low-water')))).status).toBe(200);
  now += 500;
  expect((await read('programmes/tides', token)).status).toBe(200);
  now = start;
});
