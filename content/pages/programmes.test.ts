import { type PageKind, type PageOf, page } from '@longwave/contract/page.ts';
import { playout } from '@longwave/contract/playout.ts';
import { liveNow, weekSchedule } from '@longwave/contract/schedule.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { sitemap } from '@longwave/contract/sitemap.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { afterEach, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { programme, show, slot } from '../testing/documents.ts';

const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
let content: TestContent;
afterEach(() => content.close());

async function read<K extends PageKind>(kind: K, path: string): Promise<PageOf<K>> {
  const found = page.parse(await content.json(path));
  if (found.kind !== kind) expect.unreachable(`${path} is ${found.kind}`);
  return found as PageOf<K>;
}

/** A slot on Mondays at eleven; the tests' present is Monday noon in London. */
const monday = { firstDate: '2026-01-05', startTime: '11:00' };
const foghorn = programme('foghorn', { title: 'Foghorn', summary: 'One chord', residents: ['bo', 'ines'] });
const episode = (at: number) =>
  show(`episode-${at}`, new Date(Date.UTC(2026, 0, 1 + at)).toISOString(), { programme: 'foghorn' });

test('[R-900] a programme has its story, hosts, next times and all its episodes, page by page', async () => {
  content = await startContent([
    foghorn,
    slot('foghorn', { ...monday, programme: 'foghorn' }),
    slot('other', { firstDate: '2026-01-06' }),
    ...Array.from({ length: 30 }, (_, at) => episode(at)),
    show('another', '2026-05-01T10:00:00Z'),
  ]);
  const first = await read('programme', '/programmes/foghorn.json');
  expect(first).toMatchObject({
    title: 'Foghorn',
    description: 'One chord',
    text: { html: '<p>The story of foghorn.</p>' },
    programme: { id: 'foghorn', genres: [{ id: 'ambient', title: 'Ambient' }] },
  });
  expect(first.hosts.map(({ name }) => name)).toEqual(['Bo Ødegård', 'Inês Duarte']);
  expect(first.nextOnAir.map(({ id, programme }) => [id, programme])).toEqual(
    ['16', '23', '30']
      .map((day) => [`foghorn-2026-11-${day}`, 'foghorn'])
      .concat([['foghorn-2026-12-07', 'foghorn']]),
  );
  expect(first.shows).toMatchObject({ page: 1, pages: 2, total: 30 });
  const second = await read('programme', '/programmes/foghorn.json?page=2');
  const ids = [...first.shows.items, ...second.shows.items].map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => `episode-${29 - at}`));
  expect((await readProblem(await content.get('/programmes/foghorn.json?page=3')))[0]).toBe(404);
  expect((await readProblem(await content.get('/programmes/nothing.json')))[0]).toBe(404);
});

test('schedule, live-now, shows, residents and the sitemap lead to it', async () => {
  content = await startContent([foghorn, slot('foghorn', { ...monday, programme: 'foghorn' }), episode(1)]);
  const now = liveNow.parse(await content.json('/live-now.json'));
  expect(now).toMatchObject({ live: true, programme: 'foghorn', next: { programme: 'foghorn' } });
  const week = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(week.monday.schedule.map(({ programme }) => programme)).toEqual(['foghorn']);
  expect((await read('show', '/shows/episode-1.json')).programme).toEqual({
    id: 'foghorn',
    title: 'Foghorn',
  });
  expect((await read('resident', '/residents/bo.json')).programmes.map(({ id }) => id)).toEqual(['foghorn']);
  const { addresses } = sitemap.parse(await content.json('/sitemap.json'));
  expect(addresses.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/programmes', '/programmes/foghorn']),
  );
});

test('the index has them by title, with the next time and the number of episodes', async () => {
  content = await startContent([
    programme('quay', { title: 'Quay' }),
    foghorn,
    slot('foghorn', { ...monday, programme: 'foghorn' }),
    episode(1),
    episode(2),
  ]);
  const { programmes } = await read('programmes', '/programmes.json');
  expect(programmes.map(({ card, next, shows }) => [card.title, next?.id ?? null, shows])).toEqual([
    ['Foghorn', 'foghorn-2026-11-16', 2],
    ['Quay', null, 0],
  ]);
});

test('the header offers the index as soon as there is a programme', async () => {
  content = await startContent();
  const isListed = async () =>
    siteContent.parse(await content.json('/home.json')).children.find(({ id }) => id === 'programmes')
      ?.isListed;
  expect(await isListed()).toBe(false);
  await content.put(foghorn);
  expect(await isListed()).toBe(true);
});

test('a change reaches every response that shows it', async () => {
  content = await startContent([foghorn, slot('foghorn', { ...monday, programme: 'foghorn' })]);
  const titleOn = async () => (await read('programme', '/programmes/foghorn.json')).title;
  expect(await titleOn()).toBe('Foghorn');
  await read('programmes', '/programmes.json');
  await content.put({ ...foghorn, title: 'Fog' });
  await content.put(episode(1));
  expect(await titleOn()).toBe('Fog');
  expect((await read('programme', '/programmes/foghorn.json')).shows.total).toBe(1);
  expect((await read('programmes', '/programmes.json')).programmes[0]).toMatchObject({
    card: { title: 'Fog' },
    shows: 1,
  });
  expect((await read('show', '/shows/episode-1.json')).programme?.title).toBe('Fog');
});

test('a show or slot cannot name a programme that is not there, nor one be removed that is named', async () => {
  content = await startContent([foghorn, slot('foghorn', { programme: 'foghorn' })]);
  const [status, problem] = await readProblem(
    await content.put(show('lost', '2026-01-01T10:00:00Z', { programme: 'none' })),
  );
  expect([status, problem.parameter]).toEqual([400, 'programme']);
  const removed = await content.get('/documents/programme/foghorn', { method: 'DELETE', headers });
  expect((await readProblem(removed))[1].error).toContain('slot/foghorn');
});

test('the recording that the radio host made of a slot becomes an episode of its programme', async () => {
  content = await startContent([foghorn, slot('foghorn', { ...monday, programme: 'foghorn' })], {
    sessionSecret: 'a secret for the tests',
  });
  const body = JSON.stringify({
    ...{ slot: 'foghorn-2026-11-09', recording: 'live-foghorn', start: '2026-11-09T11:00:00Z' },
    ...{ seconds: 7200, bytes: 115_200_000 },
  });
  const mark = await signBody(body, 'a secret for the tests');
  await content.get('/broadcasts', { method: 'POST', body, headers: { [signatureHeader]: mark } });
  const { shows } = await read('programme', '/programmes/foghorn.json');
  expect(shows.items.map(({ id }) => id)).toEqual(['foghorn-2026-11-09']);
  const week = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(week.monday.schedule[0]?.programme).toBe('foghorn');
});

test('a slot plays episodes of its programme, not other shows of its residents', async () => {
  content = await startContent([
    foghorn,
    slot('foghorn', { ...monday, programme: 'foghorn', residents: ['ines'] }),
    episode(1),
    episode(2),
    show('another', '2026-05-01T10:00:00Z'),
  ]);
  const { entries } = playout.parse(await content.json('/playout.json'));
  const played = entries.flatMap(({ slot, recordings }) => (slot ? recordings.map(({ name }) => name) : []));
  expect(new Set(played)).toEqual(new Set(['episode-1', 'episode-2']));
});
