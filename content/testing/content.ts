import type { StationDocument } from '@longwave/contract/documents.ts';
import { type Problem, problem } from '@longwave/contract/problem.ts';
import { type Content, createContent } from '../app.ts';
import { type ContentSettings, readContentSettings } from '../settings.ts';
import { baseDocuments } from './documents.ts';
import { newSeededStation, seed } from './seeded-station.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const testKey = 'a key for the tests only';

export type TestContent = Content & {
  settings: ContentSettings;
  get(path: string, init?: RequestInit): Promise<Response>;
  json<T>(path: string): Promise<T>;
  /** Writes a document with the station's key, whether it is valid or not, over whatever is stored unless the headers say otherwise. */
  put(
    document: { type: string; slug: string; [field: string]: unknown },
    query?: string,
    headers?: Record<string, string>,
  ): Promise<Response>;
};

/** Databases by data folder, so that a second service on the same folder uses the same one. */
const databases = new Map<string, string>();

/** The real service over a small station, with its own store, on Monday 16 November 2026 at noon UTC. */
export async function startContent(
  documents: StationDocument[] = [],
  more: Partial<ContentSettings> = {},
): Promise<TestContent> {
  const now = more.now ?? (() => Date.parse('2026-11-16T12:00:00Z'));
  const { data, databaseUrl } = await stationOf([...baseDocuments, ...documents], now(), more);
  return openContent({
    ...readContentSettings({ DATA: data, STATION: import.meta.dirname, CONTENT_KEY: testKey }),
    databaseUrl,
    ...more,
    now,
  });
}

async function stationOf(documents: StationDocument[], now: number, more: Partial<ContentSettings>) {
  if (more.data === undefined && !('databaseUrl' in more)) {
    const station = await newSeededStation(documents, now);
    if (station.databaseUrl) databases.set(station.data, station.databaseUrl);
    return station;
  }
  const data = more.data ?? temporaryFolder();
  const station = { data, databaseUrl: more.databaseUrl ?? databases.get(data) };
  await seed(station, documents, now);
  return station;
}

/** The real service over an existing station. */
export async function openContent(settings: ContentSettings): Promise<TestContent> {
  const content = await createContent(settings);
  const get = (path: string, init?: RequestInit) => content.fetch(new Request(`http://content${path}`, init));
  return {
    ...content,
    settings,
    get,
    json: async <T>(path: string) => (await (await get(path)).json()) as T,
    put: (document, query = '', headers = {}) =>
      get(`/documents/${document.type}/${document.slug}${query}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${testKey}`, 'if-match': '*', ...headers },
        body: JSON.stringify(document),
      }),
  };
}

/** Status and problem of a response that is an error. */
export async function readProblem(response: Response): Promise<[number, Problem]> {
  return [response.status, problem.parse(await response.json())];
}
