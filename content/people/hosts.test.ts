import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';
import { article, genre, picture, programme, redirect, resident, show, slot } from '../testing/documents.ts';
import { addPerson, type Browser, openBrowser, setUpOwner, siteOrigin } from '../testing/people.ts';

const mine = show('mine', '2026-11-01T10:00:00Z', { residents: ['ines'] });
const theirs = show('theirs', '2026-11-02T10:00:00Z', { residents: ['bo'] });
/** A text in everything that is another host's and not public. */
const secret = 'zanzibar';

let content: TestContent;
let owner: Browser;
let editor: Browser;
let ines: Browser;
let bo: Browser;

beforeEach(async () => {
  content = await startContent([mine, theirs]);
  owner = await setUpOwner(content);
  editor = await addPerson(content, owner, { name: 'Edda', role: 'editor' });
  ines = await addPerson(content, owner, { name: 'Ines', role: 'host', residents: ['ines'] });
  bo = await addPerson(content, owner, { name: 'Bo', role: 'host', residents: ['bo'] });
});
afterEach(() => content.close());

type Item = { type: string; slug: string; states: string[] };
type List = { items: Item[]; total?: number };
const namesIn = ({ items }: List) => items.map(({ type, slug }) => `${type}/${slug}`).toSorted();
const draft = (browser: Browser, document: { type: string; slug: string }) =>
  browser.json<{ version: number }>('PUT', `/documents/${document.type}/${document.slug}?draft=1`, document);

test('[R-780] a host sees the own shows and residents in lists, and nothing else', async () => {
  expect(namesIn(await ines.json('GET', '/documents'))).toEqual(['resident/ines', 'show/mine']);
  expect(await ines.json('GET', '/documents')).toMatchObject({ total: 2 });
  expect(namesIn(await ines.json('GET', '/documents?resident=bo'))).toEqual([]);
  const pages = [];
  for (let next: string | null = ''; next !== null; ) {
    const after = next && `&after=${next}`;
    const page: List & { next: string | null } = await ines.json(
      'GET',
      `/documents?limit=1&sort=title${after}`,
    );
    pages.push(...namesIn(page));
    next = page.next;
  }
  expect(pages.toSorted()).toEqual(['resident/ines', 'show/mine']);
  expect(namesIn(await ines.json('GET', '/documents/resident/ines/uses'))).toEqual(['show/mine']);
  expect(await ines.json('GET', '/media/sea/uses')).toMatchObject({ total: 2 });
  expect(namesIn(await ines.json('GET', '/documents?type=genre'))).toEqual(
    ['ambient', 'dub', 'jazz'].map((slug) => `genre/${slug}`),
  );
  const nobody = await addPerson(content, owner, { name: 'New', role: 'host' });
  expect(await nobody.json('GET', '/documents')).toMatchObject({ items: [], total: 0 });
});

test('[R-780] hosts choose from genres as visitors see them: nothing of a draft is shown, found or sorted by', async () => {
  await draft(editor, genre('dub', `${secret} Dub`));
  await editor.json('PUT', '/documents/genre/unseen?draft=1', genre('unseen', secret));
  const list = (query: string) =>
    ines.json<List & { next: string | null }>('GET', `/documents?type=genre${query}`);
  const whole = await list('&sort=title');
  expect(whole.items.map(({ slug }) => slug)).toEqual(['ambient', 'dub', 'jazz']);
  expect(whole).toMatchObject({ total: 3, next: null });
  expect(whole.items[1]).toMatchObject({
    title: 'Dub',
    states: ['live'],
    author: '',
    publishAt: null,
    refusal: null,
  });
  expect(JSON.stringify(whole)).not.toMatch(new RegExp(`${secret}|Edda`));
  expect(namesIn(await list(`&q=${secret}`))).toEqual([]);
  expect(namesIn(await list('&q=du'))).toEqual(['genre/dub']);
  const first = await list('&sort=title&order=desc&limit=2');
  expect(first.items.map(({ slug }) => slug)).toEqual(['jazz', 'dub']);
  const rest = await list(`&sort=title&order=desc&limit=2&after=${first.next}`);
  expect([rest.items.map(({ slug }) => slug), rest.next]).toEqual([['ambient'], null]);
});

test('[R-780] a show belongs to whom its newest form names', async () => {
  await draft(editor, { ...mine, residents: ['bo'], title: secret } as typeof mine);
  expect((await ines.send('GET', '/documents/show/mine')).status).toBe(404);
  expect(namesIn(await ines.json('GET', '/documents'))).toEqual(['resident/ines']);
  expect(namesIn(await bo.json('GET', '/documents?type=show'))).toEqual(['show/mine', 'show/theirs']);
  await draft(editor, { ...mine, residents: ['bo', 'ines'], title: 'Together' } as typeof mine);
  expect(await ines.json('GET', '/documents/show/mine')).toMatchObject({ draft: { title: 'Together' } });
  const { versions } = await ines.json<{ versions: { id: number }[] }>(
    'GET',
    '/documents/show/mine/versions',
  );
  for (const { id } of versions) {
    const response = await ines.send('GET', `/documents/show/mine/versions/${id}`);
    expect(await response.text()).not.toContain(secret);
  }
});

test('[R-780] an earlier version of somebody else is neither read nor restored', async () => {
  const { version } = await draft(editor, { ...mine, residents: ['bo'], title: secret } as typeof mine);
  await draft(owner, mine);
  expect((await editor.send('GET', `/documents/show/mine/versions/${version}`)).status).toBe(200);
  expect((await ines.send('GET', `/documents/show/mine/versions/${version}`)).status).toBe(404);
  expect((await ines.send('POST', '/documents/show/mine/restore', { version })).status).toBe(403);
});

test('[R-780] a host writes own drafts, submits them, and hears what an editor says', async () => {
  const fresh = show('fresh', '2026-11-20T10:00:00Z', { residents: ['ines'], title: 'Fresh' });
  await draft(ines, fresh);
  const read = () => ines.json<Record<string, unknown>>('GET', '/documents/show/fresh');
  expect(await read()).toMatchObject({ author: 'Ines', review: null, live: null });
  await ines.json('POST', '/documents/show/fresh/submit', { note: 'Is the date right?' });
  const inReview = await editor.json<List>('GET', '/documents?state=review');
  expect(inReview.items).toMatchObject([{ slug: 'fresh', states: ['draft', 'review'] }]);
  expect(await editor.json('GET', '/documents/show/fresh')).toMatchObject({
    review: { state: 'submitted', by: 'Ines', note: 'Is the date right?' },
  });
  await editor.json('POST', '/documents/show/fresh/send-back', { note: 'It is a day late.' });
  expect(await read()).toMatchObject({
    review: { state: 'sent back', by: 'Edda', note: 'It is a day late.' },
  });
  expect(await editor.json('GET', '/documents?state=review')).toMatchObject({ items: [] });
  expect((await editor.send('POST', '/documents/show/fresh/send-back', { note: '' })).status).toBe(409);
  await ines.json('POST', '/documents/show/fresh/submit', {});
  expect((await ines.send('POST', '/documents/show/fresh/publish')).status).toBe(403);
  expect((await editor.send('POST', '/documents/show/fresh/publish')).status).toBe(200);
  expect(await read()).toMatchObject({ review: null, live: { title: 'Fresh' }, draft: null });
  expect((await ines.send('POST', '/documents/show/fresh/submit', {})).status).toBe(409);
  expect((await content.get('/shows/fresh.json')).status).toBe(200);
});

test('[R-780] a host’s change to what was scheduled takes it out of the schedule and into review, and says so', async () => {
  const state = () => editor.json<List>('GET', '/documents?state=review');
  await editor.json('PUT', '/documents/show/mine?publish_at=2030-01-10T20:00:00Z', mine);
  await draft(editor, { ...mine, title: 'By the editor' } as typeof mine);
  expect(await ines.json('GET', '/documents/show/mine')).toMatchObject({
    ...{ publishAt: '2030-01-10T20:00:00.000Z', review: null },
  });
  expect(await draft(ines, { ...mine, title: 'Changed' } as typeof mine)).toMatchObject({
    publishAt: null,
    review: {
      ...{ state: 'submitted', by: 'Ines' },
      note: 'This change took it out of the schedule: it was to be published on 10 January 2030 at 20:00 GMT.',
    },
  });
  expect(namesIn(await state())).toEqual(['show/mine']);
  const { entries } = await owner.json<{ entries: { who: string; action: string }[] }>('GET', '/staff/audit');
  expect(entries).toContainEqual(
    expect.objectContaining({ who: 'Ines', action: 'took out of the schedule', subject: 'show/mine' }),
  );
  expect((await ines.send('POST', '/documents/show/mine/unschedule')).status).toBe(403);

  await editor.json('PUT', '/documents/show/mine?publish_at=2030-01-10T20:00:00Z', mine);
  const { versions } = await ines.json<{ versions: { id: number }[] }>(
    'GET',
    '/documents/show/mine/versions',
  );
  await ines.json('POST', '/documents/show/mine/restore', { version: versions.at(-1)?.id });
  expect(await ines.json('GET', '/documents/show/mine')).toMatchObject({
    ...{ publishAt: null, review: { state: 'submitted', by: 'Ines' } },
  });
});

test('[R-780] a host renames an own draft until visitors have seen it', async () => {
  await draft(ines, show('lo', '2026-11-20T10:00:00Z', { residents: ['ines'] }));
  const { id } = await ines.json('POST', '/documents/show/lo/rename', { slug: 'low-water' });
  expect((await bo.send('POST', '/documents/show/low-water/rename', { slug: 'bos' })).status).toBe(403);
  expect((await bo.send('GET', `/documents/by-id/${id}`)).status).toBe(404);
  expect(await ines.json('GET', `/documents/by-id/${id}`)).toMatchObject({ slug: 'low-water' });
  await editor.json('POST', '/documents/show/low-water/publish');
  const refused = () => ines.send('POST', '/documents/show/low-water/rename', { slug: 'lo' });
  expect((await refused()).status).toBe(403);
  await editor.json('POST', '/documents/show/low-water/unpublish');
  await draft(editor, show('low-water', '2026-11-21T10:00:00Z', { residents: ['ines'] }));
  expect((await refused()).status).toBe(403);
  expect((await ines.send('GET', '/documents/show/low-water')).status).toBe(200);
});

test('[R-780] a host’s rename reaches no redirect and no resident, and takes the draft out of the schedule', async () => {
  const fresh = show('fresh', '2026-11-20T10:00:00Z', { residents: ['ines'] });
  await draft(ines, fresh);
  await editor.json('PUT', '/documents/redirect/away', redirect('away', '/shows/old', '/info'));
  const taken = await ines.send('POST', '/documents/show/fresh/rename', { slug: 'old' });
  expect([taken.status, await taken.json()]).toMatchObject([409, { parameter: 'slug' }]);
  expect(await editor.json('GET', '/documents/redirect/away')).toMatchObject({ trashedAt: null });

  await owner.json('PATCH', '/staff/people/3', { residents: ['ines', 'unborn'] });
  await draft(editor, resident('unborn', 'Unborn'));
  await draft(editor, show('secret', '2026-11-20T10:00:00Z', { residents: ['bo'], title: secret }));
  expect((await ines.send('GET', '/documents/resident/unborn')).status).toBe(200);
  expect((await ines.send('POST', '/documents/resident/unborn/rename', { slug: 'bo-2' })).status).toBe(403);

  await editor.json('PUT', '/documents/show/fresh?publish_at=2030-01-10T20:00:00Z', fresh);
  expect(await ines.json('POST', '/documents/show/fresh/rename', { slug: 'fresher' })).toMatchObject({
    publishAt: null,
    review: {
      ...{ state: 'submitted', by: 'Ines' },
      note: 'This change took it out of the schedule: it was to be published on 10 January 2030 at 20:00 GMT.',
    },
  });
});

test('[R-780] two hosts write a show of one name: the second hears that it is taken, and no more', async () => {
  const mix = (residents: string[]) => ({
    ...show('new-year-mix', '2026-12-31T20:00:00Z', { residents }),
    title: secret,
  });
  const create = (browser: Browser, residents: string[]) =>
    content.get('/documents/show/new-year-mix?draft=1', {
      method: 'PUT',
      headers: { host: 'radio.test', origin: siteOrigin, cookie: browser.cookie ?? '', 'if-none-match': '*' },
      body: JSON.stringify(mix(residents)),
    });
  expect((await create(bo, ['bo'])).status).toBe(202);
  const refused = await create(ines, ['ines']);
  const body = (await refused.json()) as { theirs: unknown; error: string };
  expect([refused.status, body.theirs]).toEqual([412, null]);
  expect(body.error).toBe('There is a document of this name already.');
  expect((await create(ines, ['bo'])).status).toBe(403);
});

test('[R-780] a host names others beside an own resident, and gets an error when none is theirs', async () => {
  const together = show('together', '2026-11-20T10:00:00Z', { residents: ['bo', 'ines'] });
  expect((await ines.send('PUT', '/documents/show/together?draft=1', together)).status).toBe(202);
  const sentence = async (browser: Browser, residents: string[]) => {
    const body = { ...together, slug: 'another', residents };
    const response = await browser.send('PUT', '/documents/show/another?draft=1', body);
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await sentence(ines, ['bo'])).toEqual([403, 'Name at least one of your own residents.']);
  const nobody = await addPerson(content, owner, { name: 'New', role: 'host' });
  expect(await sentence(nobody, [])).toEqual([
    403,
    'You are not the host of any resident yet. Ask an owner to name yours.',
  ]);
});

test('[R-780] a host stays the resident when it is renamed', async () => {
  await editor.json('POST', '/documents/resident/ines/rename', { slug: 'ines-duarte' });
  expect(namesIn(await ines.json('GET', '/documents'))).toEqual(['resident/ines-duarte', 'show/mine']);
  expect(await ines.json('GET', '/staff/session')).toMatchObject({ person: { residents: ['ines-duarte'] } });
});

test('[R-780] a host has the history of own shows when the resident is renamed, and of nothing else', async () => {
  await draft(editor, { ...mine, residents: ['bo'], title: secret } as typeof mine);
  await editor.json('PUT', '/documents/show/mine', { ...mine, title: 'Second' });
  await editor.json('POST', '/documents/resident/ines/rename', { slug: 'ines-duarte' });
  type Versions = { versions: { id: number }[] };
  const all = (await editor.json<Versions>('GET', '/documents/show/mine/versions')).versions;
  const own = (await ines.json<Versions>('GET', '/documents/show/mine/versions')).versions;
  expect(own.length).toBe(all.length - 1);
  const documents = await Promise.all(
    own.map(({ id }) => ines.json<{ document: object }>('GET', `/documents/show/mine/versions/${id}`)),
  );
  expect(documents.map(({ document }) => document)).toContainEqual(
    expect.objectContaining({ title: 'Second' }),
  );
  expect(JSON.stringify(documents)).not.toContain(secret);
  const { revisions } = await ines.json<{ revisions: object[] }>('GET', '/documents/show/mine/revisions');
  expect(revisions.length).toBe(2);
  const { versions } = await ines.json<Versions>('GET', '/documents/resident/ines-duarte/versions');
  expect(versions.length).toBe(2);
  const restored = { version: versions.at(-1)?.id };
  expect((await ines.send('POST', '/documents/resident/ines-duarte/restore', restored)).status).toBe(200);
});

test('[R-780] a host adds pictures and replaces none', async () => {
  async function put(who: Browser, background: string, more: Record<string, string> = {}) {
    const bytes = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
      .png()
      .toBuffer();
    const headers = { host: 'radio.test', origin: siteOrigin, cookie: who.cookie ?? '', ...more };
    return content.get('/media/pier', { method: 'PUT', headers, body: bytes });
  }
  expect((await put(ines, '#ff0000')).status).toBe(201);
  for (const headers of [{}, { 'if-match': '*' }] as Record<string, string>[]) {
    const refused = await put(bo, '#00ff00', headers);
    expect([refused.status, await refused.json()]).toMatchObject([409, { parameter: 'name' }]);
  }
  expect((await put(editor, '#00ff00', { 'if-match': '*' })).status).toBe(200);
  expect((await ines.send('GET', '/media')).status).toBe(403);
});

test('[R-780] nothing of another host’s drafts is in any response', async () => {
  const words = { title: `${secret} title`, description: `<p>${secret}</p>` };
  const secretPicture = { ...picture, alt: `${secret} alt` };
  await draft(bo, { ...theirs, ...words, picture: secretPicture } as typeof theirs);
  await draft(bo, show(`${secret}-new`, '2026-11-25T10:00:00Z', { residents: ['bo'], ...words }));
  await draft(bo, { ...resident('bo', `${secret} name`), bio: `<p>${secret}</p>` } as ReturnType<
    typeof resident
  >);
  await bo.json('POST', '/documents/show/theirs/submit', { note: `${secret} note` });
  await draft(editor, article(`${secret}-article`, { title: secret, residents: ['ines'] }));
  await draft(editor, programme('tides', { title: secret, residents: ['bo'] }));
  await draft(editor, slot('tides', { title: secret, residents: ['bo'] }));
  await editor.send('DELETE', `/documents/show/${secret}-new`);

  const slugs = [
    'show/mine',
    'show/theirs',
    `show/${secret}-new`,
    'resident/bo',
    'resident/ines',
    'programme/tides',
  ];
  slugs.push('slot/tides', `article/${secret}-article`, 'station/station', 'genre/ambient', 'show/nothing');
  const paths = slugs.flatMap((slug) => {
    const path = `/documents/${slug}`;
    const versions = Array.from({ length: 40 }, (_, at) => `${path}/versions/${at + 1}`);
    return [path, `${path}/versions`, `${path}/revisions`, `${path}/uses`, ...versions];
  });
  for (const state of ['', 'live', 'draft', 'changed', 'scheduled', 'failed', 'trashed', 'review'])
    for (const query of ['', `&q=${secret}`, '&resident=bo', '&type=show', '&sort=title&order=desc'])
      paths.push(`/documents?${state && `state=${state}`}${query}`);
  paths.push('/documents/failed', '/media', '/media/sea', '/media/sea/uses', '/uploads', '/as-played.json');
  paths.push('/staff/session', '/staff/people', '/staff/keys', '/staff/audit', '/staff/people/1/sessions');
  for (const path of paths) {
    const text = await (await ines.send('GET', path)).text();
    expect(text, path).not.toContain(secret);
  }
  const writes: [string, string, unknown?][] = slugs.flatMap((slug): [string, string, unknown?][] => {
    const path = `/documents/${slug}`;
    const [type, name] = slug.split('/');
    const stolen = { ...mine, type, slug: name };
    return [
      ['PUT', `${path}?draft=1`, stolen],
      ['PUT', path, stolen],
      ['DELETE', path],
      ...['publish', 'unpublish', 'bring-back'].map((action): [string, string] => [
        'POST',
        `${path}/${action}`,
      ]),
      ['POST', `${path}/restore`, { version: 3 }],
      ['POST', `${path}/rename`, { slug: 'ours' }],
      ['POST', `${path}/submit`, { note: 'x' }],
      ['POST', `${path}/send-back`, { note: 'x' }],
    ];
  });
  for (const [method, path, body] of writes)
    for (const match of ['*', '"1"']) {
      const response = await ines.send(method, path, body, { 'if-match': match });
      const text = await response.text();
      expect(text, `${method} ${path}`).not.toContain(secret);
      if (
        !path.startsWith('/documents/show/mine') &&
        !path.startsWith('/documents/resident/ines') &&
        !path.includes('nothing')
      )
        expect([400, 403, 404], `${method} ${path}: ${text}`).toContain(response.status);
    }
  expect(await bo.json('GET', '/documents/show/theirs')).toMatchObject({
    draft: { title: `${secret} title` },
  });
  expect((await openBrowser(content).send('GET', '/documents')).status).toBe(401);
});
