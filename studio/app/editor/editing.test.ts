import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '../api/documents.ts';
import { ApiProblem } from '../api/problem.ts';
import { Editing } from './editing.ts';

type Written = Record<string, unknown>;

/** A stand-in for a station with one document; it can lose its responses. */
const station = { version: 1, draft: {} as Written, losesAnswers: false, writes: 0 };

const stored = (): StoredDocument => ({
  ...{ id: 12, slug: 'dub' },
  ...{ live: null, draft: { type: 'genre', slug: 'dub', ...station.draft }, publishAt: null, changed: null },
  ...{ refusal: null, version: station.version, liveVersion: null, draftVersion: station.version },
  ...{ author: 'Ada', at: '2026-11-18T12:00:00.000Z', trashedAt: null },
});

async function respond(_path: string, { body, headers }: RequestInit): Promise<Response> {
  if (body === undefined) return Response.json(stored());
  const { 'if-match': match } = headers as Record<string, string>;
  const isNew = match === undefined;
  if (isNew ? station.version > 0 : match !== `"${station.version}"`)
    return Response.json(
      { error: 'Changed', theirs: { ...stored(), document: stored().draft } },
      { status: 412 },
    );
  station.version += 1;
  station.writes += 1;
  station.draft = JSON.parse(String(body));
  if (station.losesAnswers) throw new TypeError('The connection was lost');
  return Response.json(stored(), { status: 202 });
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', respond);
  Object.assign(station, { version: 1, losesAnswers: false, writes: 0 });
  station.draft = { type: 'genre', slug: 'dub', title: 'Dub', group: '' };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (slug = 'dub', isNew = false, person = 1) =>
  new Editing(
    { person, type: 'genre', slug },
    isNew ? { stored: null, form: { group: '' } } : { stored: stored(), form: { ...station.draft } },
    () => undefined,
  );

test('a tab that was reloaded while it saved, and is typed in further, is in no conflict with itself', async () => {
  const before = open();
  before.change({ group: 'Heavy' });
  station.losesAnswers = true;
  expect(await before.save()).toBe(false);
  station.losesAnswers = false;

  const after = open();
  expect(after.getState()).toMatchObject({ form: { group: 'Heavy' }, isRecovered: true });
  after.change({ group: 'Heavier' });
  expect(await after.save()).toBe(true);
  expect(after.getState()).toMatchObject({ phase: 'same', stored: { version: 3 } });
  expect(station.draft).toMatchObject({ group: 'Heavier' });
  after.change({ group: 'Heaviest' });
  expect(await after.save()).toBe(true);
});

test('answers that are lost one after the other are no conflict either', async () => {
  const editing = open();
  station.losesAnswers = true;
  for (const group of ['One', 'Two', 'Three']) {
    editing.change({ group });
    expect(await editing.save()).toBe(false);
    expect(editing.getState().phase).toBe('waiting');
  }
  station.losesAnswers = false;
  expect(await editing.save()).toBe(true);
  expect(station.draft).toMatchObject({ group: 'Three' });
});

test('a new document whose answer was lost is not made twice', async () => {
  Object.assign(station, { version: 0, draft: {} });
  const before = open('~new', true);
  before.change({ title: 'Foghorn' });
  station.losesAnswers = true;
  expect(await before.save()).toBe(false);
  station.losesAnswers = false;
  const after = open('~new', true);
  after.change({ title: 'Foghorn', group: 'Heavy' });
  expect(await after.save()).toBe(true);
  expect(after.getState().slug).toBe('foghorn');
  expect(station.draft).toMatchObject({ slug: 'foghorn', group: 'Heavy' });
});

test('what one person typed and could not save is there for them, and for nobody else at the same computer', async () => {
  const theirs = open('dub', false, 1);
  theirs.change({ group: 'Of the first' });
  station.losesAnswers = true;
  expect(await theirs.save()).toBe(false);
  station.losesAnswers = false;
  Object.assign(station, { version: 1, draft: { type: 'genre', slug: 'dub', title: 'Dub', group: '' } });

  const other = open('dub', false, 2);
  expect(other.getState()).toMatchObject({ form: { group: '' }, isRecovered: false });
  expect(open('dub', false, 1).getState()).toMatchObject({ form: { group: 'Of the first' } });
});

test('what could not be saved does not go over what somebody else has saved before it was opened again', async () => {
  station.losesAnswers = true;
  const before = open();
  before.change({ group: 'Mine' });
  expect(await before.save()).toBe(false);
  Object.assign(station, { version: 7, losesAnswers: false, draft: { ...station.draft, group: 'Theirs' } });
  const after = open();
  expect(after.getState()).toMatchObject({ form: { group: 'Mine' }, isRecovered: true });
  expect(await after.save()).toBe(false);
  expect(after.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 7 } });
});

test('what is typed while it is published is saved after it; a publication that comes too late is a conflict', async () => {
  const editing = open();
  const publish = async ({ version }: StoredDocument) => {
    const headers = { 'if-match': `"${version}"` };
    const response = await respond('', { body: JSON.stringify(station.draft), headers });
    const body = await response.json();
    if (!response.ok) throw new ApiProblem(response.status, body);
    return body as StoredDocument;
  };
  const published = editing.alone(publish);
  editing.change({ group: 'Typed meanwhile' });
  const saved = editing.save();
  await published;
  expect(await saved).toBe(true);
  expect(station.draft).toMatchObject({ group: 'Typed meanwhile' });
  expect(editing.getState()).toMatchObject({ phase: 'same', stored: { version: 3 } });

  Object.assign(station, { version: 9, draft: { ...station.draft, group: 'Theirs' } });
  await editing.alone(publish);
  expect(editing.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 9 } });
  await editing.resolve('mine');
  expect(await editing.save()).toBe(true);
  expect(station.draft).toMatchObject({ group: 'Typed meanwhile' });
});

test('what somebody else has saved meanwhile is a conflict', async () => {
  const editing = open();
  editing.change({ group: 'Mine' });
  Object.assign(station, { version: 7, draft: { ...station.draft, group: 'Theirs' } });
  expect(await editing.save()).toBe(false);
  expect(editing.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 7 } });
  editing.resolve('theirs');
  await vi.waitFor(() =>
    expect(editing.getState()).toMatchObject({ phase: 'same', stored: { draft: { group: 'Theirs' } } }),
  );
});

test('what was kept from an earlier visit, and is older than what somebody else has saved, is a conflict', async () => {
  const before = open();
  before.change({ group: 'Mine' });
  Object.assign(station, { version: 7, losesAnswers: false });
  station.draft = { ...station.draft, group: 'Theirs' };
  const after = open();
  expect(after.getState()).toMatchObject({ form: { group: 'Mine' }, isRecovered: true });
  expect(await after.save()).toBe(false);
  expect(after.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 7 } });
  expect(station.draft).toMatchObject({ group: 'Theirs' });
});
