import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentOf, StationDocument } from '@longwave/contract/documents.ts';
import { type Problem, problem } from '@longwave/contract/problem.ts';
import { type Content, createContent } from './app.ts';
import { seedStation } from './seed.ts';
import { type ContentSettings, readContentSettings } from './settings.ts';
import { openStore } from './store.ts';

/** A small station for tests: real store, real service, a folder of its own. */

export const picture = { name: 'sea', alt: 'The sea', width: 1200, height: 1200, colour: '#1c2c4c' };
export const testKey = 'a key for the tests only';

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'longwave-content-'));
}

export function show(slug: string, date: string, more: Partial<DocumentOf<'show'>> = {}): DocumentOf<'show'> {
  return {
    type: 'show',
    slug,
    title: `Show ${slug}`,
    description: `<p>About ${slug}.</p>`,
    date,
    picture,
    residents: ['ines'],
    guests: [],
    genres: ['ambient'],
    tracklist: [],
    recording: { kind: 'file', name: slug, url: `/recordings/${slug}`, seconds: 600, bytes: null },
    featured: false,
    ...more,
  };
}

export function resident(slug: string, name: string): DocumentOf<'resident'> {
  return {
    type: 'resident',
    slug,
    name,
    tagline: 'Slow records',
    bio: '<p>Plays slow records.</p>',
    picture,
    place: 'Porto',
    genres: ['ambient'],
    links: [],
  };
}

export function genre(slug: string, title: string, group = 'Quiet'): DocumentOf<'genre'> {
  return { type: 'genre', slug, title, group };
}

export function textPage(slug: string, more: Partial<DocumentOf<'page'>> = {}): DocumentOf<'page'> {
  return {
    type: 'page',
    slug,
    title: `Page ${slug}`,
    description: '',
    text: `<p>Text of ${slug}</p>`,
    picture: null,
    isListed: true,
    validFrom: null,
    validUntil: null,
    ...more,
  };
}

export function slot(slug: string, more: Partial<DocumentOf<'slot'>> = {}): DocumentOf<'slot'> {
  return {
    type: 'slot',
    slug,
    title: `Slot ${slug}`,
    description: '',
    residents: ['ines'],
    picture: null,
    zone: 'Europe/London',
    firstDate: '2026-01-04',
    startTime: '10:00',
    minutes: 120,
    repeat: 'weekly',
    lastDate: null,
    ...more,
  };
}

export const station: DocumentOf<'station'> = {
  type: 'station',
  slug: 'station',
  name: 'Test Radio',
  strapline: 'For tests',
  description: 'A station for tests.',
  zone: 'Europe/London',
  language: 'en',
  logo: null,
  additionalnav: [{ itemtitle: 'Shop', itemurl: 'https://example.org/', newtab: true }],
  imagenav: [{ itemtitle: 'Sea', itemurl: '/shows', itemimage: picture, newtab: false }],
  footercopy: '<p>Test Radio</p>',
  social: [{ name: 'Mastodon', url: 'https://example.org/@radio' }],
  footermenucontact: [{ itemtitle: 'Write', itemurl: 'mailto:radio@example.org', newtab: false }],
  accountUrl: null,
};

const base: StationDocument[] = [
  station,
  genre('ambient', 'Ambient'),
  genre('dub', 'Dub', 'Heavy'),
  genre('jazz', 'Jazz'),
  resident('ines', 'Inês Duarte'),
  resident('bo', 'Bo Ødegård'),
];

export type TestContent = Content & {
  settings: ContentSettings;
  get(path: string, init?: RequestInit): Promise<Response>;
  json<T>(path: string): Promise<T>;
};

/** The service with the base documents and these, at this moment. */
export async function startContent(
  documents: StationDocument[] = [],
  more: Partial<ContentSettings> = {},
): Promise<TestContent> {
  const data = more.data ?? temporaryFolder();
  const settings: ContentSettings = {
    ...readContentSettings({ DATA: data, STATION: data, CONTENT_KEY: testKey }),
    now: () => Date.parse('2026-11-16T12:00:00Z'),
    ...more,
  };
  const store = openStore(data);
  seedStation(store, [...base, ...documents], settings.now());
  store.close();
  const content = await createContent(settings);
  const get = (path: string, init?: RequestInit) => content.fetch(new Request(`http://content${path}`, init));
  return {
    ...content,
    settings,
    get,
    json: async <T>(path: string) => (await (await get(path)).json()) as T,
  };
}

/** Status and reason of an answer that is not a success. */
export async function refusal(response: Response): Promise<[number, Problem]> {
  return [response.status, problem.parse(await response.json())];
}
