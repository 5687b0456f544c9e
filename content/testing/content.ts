import type { StationDocument } from '@longwave/contract/documents.ts';
import { type Problem, problem } from '@longwave/contract/problem.ts';
import { type Content, createContent } from '../app.ts';
import { seedStation } from '../seed.ts';
import { type ContentSettings, readContentSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { newDatabaseUrl } from './database.ts';
import { baseDocuments } from './documents.ts';
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

async function databaseOf(data: string, isNew: boolean): Promise<string | undefined> {
  const url = isNew ? await newDatabaseUrl() : databases.get(data);
  if (url) databases.set(data, url);
  return url;
}

/** The real service over a small station, with its own store, on Monday 16 November 2026 at noon UTC. */
export async function startContent(
  documents: StationDocument[] = [],
  more: Partial<ContentSettings> = {},
): Promise<TestContent> {
  const data = more.data ?? temporaryFolder();
  const settings: ContentSettings = {
    ...readContentSettings({ DATA: data, STATION: import.meta.dirname, CONTENT_KEY: testKey }),
    databaseUrl: await databaseOf(data, more.data === undefined),
    now: () => Date.parse('2026-11-16T12:00:00Z'),
    ...more,
  };
  const store = await openStore(data, settings.databaseUrl);
  await seedStation(store, [...baseDocuments, ...documents], settings.now());
  await store.close();
  return openContent(settings);
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
