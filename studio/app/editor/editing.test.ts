import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredDocument } from '../api/documents.ts';
import { ApiProblem } from '../api/problem.ts';
import { Editing } from './editing.ts';
import { bringBackText, saveLeft, show, takeUp } from './open-editings.ts';

type Written = Record<string, unknown>;

/** A stand-in for a station with one document; it can lose its responses, and be down. */
const station = { version: 1, draft: {} as Written, losesAnswers: false, isDown: false, writes: 0 };

const stored = (): StoredDocument => ({
  ...{ id: 12, slug: 'dub' },
  ...{ live: null, draft: { type: 'genre', slug: 'dub', ...station.draft }, publishAt: null, changed: null },
  ...{ refusal: null, version: station.version, liveVersion: null, draftVersion: station.version },
  ...{ author: 'Ada', at: '2026-11-18T12:00:00.000Z', trashedAt: null },
});

async function respond(_path: string, { body, headers }: RequestInit): Promise<Response> {
  if (station.isDown) throw new TypeError('The connection was lost');
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
  Object.assign(station, { version: 1, losesAnswers: false, isDown: false, writes: 0 });
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

test('a title of which no letter can be in an address is saved under its type and the day; a blank one is not', async () => {
  vi.setSystemTime(new Date('2026-11-18T12:00:00Z'));
  Object.assign(station, { version: 0, draft: {} });
  const editing = open('~new', true);
  editing.change({ title: '夜' });
  expect(await editing.save()).toBe(true);
  expect(station.draft).toMatchObject({ slug: 'genre-2026-11-18', title: '夜' });
  expect(editing.getState()).toMatchObject({ slug: 'genre-2026-11-18', phase: 'same' });
  const blank = open('~blank', true);
  blank.change({ title: ' ' });
  expect(await blank.save()).toBe(false);
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

test('what arrived before a long outage is still known as one’s own after many attempts', async () => {
  const editing = open();
  station.losesAnswers = true;
  editing.change({ group: 'Arrived' });
  expect(await editing.save()).toBe(false);
  station.isDown = true;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    editing.change({ group: `Typed in the outage, ${Math.floor(attempt / 4)}` });
    expect(await editing.save()).toBe(false);
  }
  Object.assign(station, { losesAnswers: false, isDown: false });
  expect(await editing.save()).toBe(true);
  expect(editing.getState()).toMatchObject({ phase: 'same', stored: { version: 3 } });
  expect(station.draft).toMatchObject({ group: 'Typed in the outage, 4' });
});

test('a document that is opened again before its text is saved goes on with the same text, and no other is written', async () => {
  const name = { person: 1, type: 'genre', slug: 'dub' } as const;
  const editing = open();
  const leave = show(editing);
  station.isDown = true;
  editing.change({ group: 'Written and left' });
  leave();
  expect(await saveLeft(name)).toBe('dub');
  expect(takeUp({ ...name, person: 2 }, 12)).toBeUndefined();
  expect(takeUp({ ...name, slug: 'other' }, 13)).toBeUndefined();
  expect(takeUp(name, 12)).toBe(editing);

  const leaveAgain = show(editing);
  editing.change({ group: 'Written further' });
  leaveAgain();
  station.isDown = false;
  expect(await saveLeft(name)).toBe('dub');
  expect(station).toMatchObject({ writes: 1, draft: { group: 'Written further' } });
  expect(takeUp(name, 12)).toBeUndefined();
});

test('a new document that is left and stored later is found under the address it was begun at, until all is saved', async () => {
  Object.assign(station, { version: 0, draft: {}, isDown: true });
  const name = { person: 1, type: 'genre', slug: '~left' } as const;
  const editing = open('~left', true);
  const leave = show(editing);
  editing.change({ title: 'Dub' });
  leave();
  expect(await editing.save()).toBe(false);
  expect(takeUp(name, undefined)).toBe(editing);
  expect(takeUp({ ...name, slug: '~other' }, undefined)).toBeUndefined();
  station.isDown = false;
  expect(await saveLeft(name)).toBe('dub');
  expect(takeUp(name, undefined)).toBeUndefined();
});

test('text that comes back after theirs was taken goes into the form that is open by then, or is saved without one', async () => {
  const name = { person: 1, type: 'genre', slug: 'dub' } as const;
  const before = open();
  const leave = show(before);
  before.change({ group: 'Mine' });
  Object.assign(station, { version: 7, draft: { ...station.draft, group: 'Theirs' } });
  expect(await before.save()).toBe(false);
  const { form: mine } = before.getState();
  await before.resolve('theirs');
  expect(before.getState().form).toMatchObject({ group: 'Theirs' });
  leave();

  const after = open();
  const leaveAfter = show(after);
  bringBackText(before, name, mine);
  expect(after.getState().form).toMatchObject({ group: 'Mine' });
  expect(await after.save()).toBe(true);
  leaveAfter();

  bringBackText(after, name, { group: 'Mine again' });
  expect(await saveLeft(name)).toBe('dub');
  expect(station.draft).toMatchObject({ group: 'Mine again' });
});
