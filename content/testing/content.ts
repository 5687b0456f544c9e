import type { StationDocument } from '@longwave/contract/documents.ts';
import { type Problem, problem } from '@longwave/contract/problem.ts';
import { type Content, createContent } from '../app.ts';
import { seedStation } from '../seed.ts';
import { type ContentSettings, readContentSettings } from '../settings.ts';
import { openStore } from '../store.ts';
import { baseDocuments } from './documents.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The real service over a small station, with a real store in a folder of its own. */

export const testKey = 'a key for the tests only';

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
    ...readContentSettings({ DATA: data, STATION: import.meta.dirname, CONTENT_KEY: testKey }),
    now: () => Date.parse('2026-11-16T12:00:00Z'),
    ...more,
  };
  const store = openStore(data);
  seedStation(store, [...baseDocuments, ...documents], settings.now());
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
