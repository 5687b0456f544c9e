import { type DocumentOf, type DocumentType, documentSchema } from '@longwave/contract/documents.ts';
import { expect, test } from 'vitest';
import station from './station.ts';

const now = new Date('2026-11-16T10:30:00Z');
const documents = station.documents(now);

function all<T extends DocumentType>(type: T): DocumentOf<T>[] {
  return documents.filter((document): document is DocumentOf<T> => document.type === type);
}

function slugsOf(type: DocumentType): Set<string> {
  return new Set(all(type).map(({ slug }) => slug));
}

function countBy<T>(list: T[], key: (item: T) => string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(list, key)).map(([name, items]) => [name, items?.length ?? 0]),
  );
}

test('the station is as large as it should be', () => {
  expect(countBy(documents, ({ type }) => type)).toMatchObject({
    station: 1,
    genre: 40,
    resident: 60,
    show: 400,
    collection: 18,
    article: 40,
    video: 24,
    page: 8,
    programme: 67,
  });
  expect(Object.keys(countBy(all('genre'), ({ group }) => group))).toHaveLength(8);
  expect(countBy(all('video'), ({ kind }) => kind)).toEqual({
    shorts: 8,
    'music-videos': 8,
    'live-sessions': 8,
  });

  expect(Object.values(countBy(all('article'), ({ section }) => section))).toEqual([8, 8, 8, 8, 8]);
  expect(Object.keys(countBy(all('collection'), ({ kind }) => kind))).toHaveLength(3);
  expect(
    all('page')
      .filter(({ isListed }) => isListed)
      .map(({ slug }) => slug),
  ).toEqual(['programmes', 'support']);
  expect(station.filler).toHaveLength(6);
});

test('every document is what the contract says', () => {
  for (const document of documents) {
    const parsed = documentSchema.safeParse(document);
    expect(parsed.error?.issues, `${document.type} ${document.slug}`).toBeUndefined();
  }
});

test('no two documents of a type share a slug', () => {
  const keys = documents.map(({ type, slug }) => `${type} ${slug}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('whatever a document refers to exists', () => {
  const known = {
    genre: slugsOf('genre'),
    resident: slugsOf('resident'),
    show: slugsOf('show'),
    video: slugsOf('video'),
    programme: slugsOf('programme'),
  };
  const missing: string[] = [];
  const check = (from: string, type: keyof typeof known, slugs: string[]) => {
    for (const slug of slugs) if (!known[type].has(slug)) missing.push(`${from} → ${type} ${slug}`);
  };
  for (const { slug, genres } of [...all('resident'), ...all('show'), ...all('programme')])
    check(slug, 'genre', genres);
  const withResidents = [all('show'), all('slot'), all('video'), all('article'), all('programme')].flat();
  for (const { slug, residents } of withResidents) check(slug, 'resident', residents);
  for (const { slug, programme } of [...all('show'), ...all('slot')])
    check(slug, 'programme', [programme ?? 'none']);
  for (const { slug, shows } of all('collection')) check(slug, 'show', shows);
  for (const { slug, blocks = [] } of [...all('article'), ...all('page')]) {
    for (const block of blocks) {
      if (block.block === 'show') check(slug, 'show', [block.show]);
      if (block.block === 'video') check(slug, 'video', [block.video]);
    }
  }
  expect(missing).toEqual([]);
});

test('each resident has a slot and shows; each genre has shows', () => {
  const onAir = new Set(all('slot').flatMap(({ residents }) => residents));
  const recorded = new Set(all('show').flatMap(({ residents }) => residents));
  const played = new Set(all('show').flatMap(({ genres }) => genres));
  expect([...slugsOf('resident')].filter((slug) => !onAir.has(slug) || !recorded.has(slug))).toEqual([]);
  expect([...slugsOf('genre')].filter((slug) => !played.has(slug))).toEqual([]);
});

test('the same day gives the same documents, in under three seconds of work', () => {
  const before = process.cpuUsage();
  const again = station.documents(now);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000);
  expect(again).toEqual(documents);
});

test('on another day the shows are the same, only later', () => {
  const later = station.documents(new Date('2027-02-01T20:00:00Z'));
  const shows = later.filter((document) => document.type === 'show');
  expect(new Set(shows.map(({ slug }) => slug))).toEqual(slugsOf('show'));
});

test('shows lie in the two years before now, the newest no older than a day', () => {
  const dates = all('show').map(({ date }) => Date.parse(date));
  const day = 24 * 60 * 60 * 1000;
  expect(Math.max(...dates)).toBeLessThan(now.getTime());
  expect(Math.max(...dates)).toBeGreaterThan(now.getTime() - day);
  expect(Math.min(...dates)).toBeGreaterThan(now.getTime() - 731 * day);
  expect(Math.min(...dates)).toBeLessThan(now.getTime() - 650 * day);
});

test('no two shows are described alike', () => {
  const descriptions = all('show').map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(descriptions.filter((text) => /[{}]|undefined|<p><\/p>| by (?:<|\.|,)/.test(text))).toEqual([]);
});

test('no two neighbours by date share a sentence', () => {
  const sentencesOf = (html: string) => html.replace(/<[^>]+>/g, ' ').split(/(?<=[.?!])\s+/);
  const shows = all('show');
  const repeated = shows.flatMap((show, index) => {
    const next = shows[index + 1];
    if (!next) return [];
    const theirs = new Set(sentencesOf(next.description).map((sentence) => sentence.trim()));
    return sentencesOf(show.description).filter((sentence) => sentence.trim() && theirs.has(sentence.trim()));
  });
  expect(repeated).toEqual([]);
});

test('tracklists have 8 to 20 tracks, in order, inside the recording', () => {
  for (const { slug, tracklist, recording } of all('show')) {
    expect(tracklist.length, slug).toBeGreaterThanOrEqual(8);
    expect(tracklist.length, slug).toBeLessThanOrEqual(20);
    const times = tracklist.map(({ time }) => time).filter((time) => time !== null);
    expect(times, slug).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size, slug).toBe(times.length);
    expect(Math.max(0, ...times), slug).toBeLessThan(recording?.seconds ?? 0);
  }
});

test('three old shows are at a hosting service, all others are ours', () => {
  const elsewhere = all('show').filter(({ recording }) => recording?.kind === 'mixcloud');
  expect(elsewhere).toHaveLength(3);
  for (const { date } of elsewhere)
    expect(Date.parse(date)).toBeLessThan(now.getTime() - 92 * 24 * 3600 * 1000);
});

test('recordings, clips and pictures are there for those who ask, and for nothing else', () => {
  const [show] = all('show');
  expect(station.recording(show?.recording?.name ?? '')?.frames).toBeGreaterThan(0);
  expect(station.recording(station.filler[0]?.name ?? '')?.frames).toBeGreaterThan(0);
  expect(station.recording('no-such-recording')).toBeUndefined();
  expect(station.clip('video-no-such-clip')).toBeUndefined();
  expect(station.picture('show-no-such-picture')).toBeUndefined();
  for (const name of ['logo', 'icon', 'og', 'error']) expect(station.picture(name)?.svg).toContain('<svg');
  expect(station.picture(show?.picture.name ?? '')?.svg).toContain('<svg');
});
