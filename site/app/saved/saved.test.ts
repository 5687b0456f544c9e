import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayableShow } from '../player/sound-player.ts';
import { parseSaved } from './read-saved.ts';
import { isUnfinished, resumePosition } from './resume.ts';

const show = (id: string): PlayableShow => ({
  id,
  title: `Show ${id}`,
  date: '2026-03-01T10:00:00Z',
  picture: { name: 'p', alt: '', width: 10, height: 10, colour: '#000000' },
  residents: [{ id: 'mara', name: 'Mara' }],
  recording: { kind: 'file', name: id, url: '', seconds: 300, bytes: null },
});

/** Fakes a browser's storage and loads the module anew, so that it has not read the storage yet. */
async function freshPage(kept: Record<string, string> = {}, write?: () => never) {
  const things = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: write ?? ((key: string, value: string) => void things.set(key, value)),
    removeItem: (key: string) => void things.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  return { things, page: await import('./saved.ts') };
}

beforeEach(() => void vi.unstubAllGlobals());

test('[R-500] follows and favourites are stored on the device, newest first, and removed', async () => {
  const { things, page } = await freshPage();
  page.follow({ kind: 'resident', id: 'mara', name: 'Mara' });
  page.favourite(show('a'));
  page.favourite(show('b'));
  page.favourite(show('a'));
  expect(page.saved.getState().favourites.map((one) => one.show.id)).toEqual(['a', 'b']);
  const again = await freshPage({ saved: things.get('saved') ?? '' });
  again.page.restoreSaved();
  expect(again.page.saved.getState().follows.map(({ id }) => id)).toEqual(['mara']);
  again.page.unfollow({ kind: 'resident', id: 'mara' });
  again.page.unfavourite('a');
  expect(again.page.saved.getState()).toMatchObject({ follows: [], favourites: [{ show: { id: 'b' } }] });
  again.page.clearSaved();
  expect(again.things.has('saved')).toBe(false);
  expect(again.page.saved.getState()).toEqual(page.emptySaved);
});

test('a show resumes at its last position, except near its start or end', async () => {
  const { page } = await freshPage();
  page.addToHistory(show('a'), 120, 300);
  page.addToHistory(show('b'), 2, 300);
  page.addToHistory(show('c'), 295, 300);
  const { history } = page.saved.getState();
  expect(['a', 'b', 'c', 'd'].map((id) => resumePosition(history, id))).toEqual([120, 0, 0, 0]);
  expect(history.filter(isUnfinished).map((one) => one.show.id)).toEqual(['a']);
});

test('a damaged entry in storage is left out, the others stay', () => {
  expect(parseSaved(null)).toEqual({ follows: [], favourites: [], history: [] });
  expect(parseSaved('garbage')).toEqual({ follows: [], favourites: [], history: [] });
  const mixed = {
    follows: [{ id: 'mara', name: 'Mara', at: 1 }, { id: 3 }, null],
    favourites: [
      { show: { id: '../x', title: 'x' }, at: 1 },
      { show: show('a'), at: 2 },
    ],
    history: 'none',
  };
  const read = parseSaved(mixed);
  expect(read.follows).toHaveLength(1);
  expect(read.favourites.map((one) => one.show.id)).toEqual(['a']);
  expect(read.history).toEqual([]);
});

test('what a newer version has stored is read as far as it is known', () => {
  const newer = {
    version: 2,
    follows: [{ kind: 'resident', id: 'mara', name: 'Mara', at: 1, muted: true }],
    favourites: [{ show: { ...show('a'), mood: 'calm' }, at: 2 }],
    history: [{ show: show('b'), position: 3, duration: 300, at: 4, device: 'phone' }],
    lists: [{ name: 'Sundays' }],
  };
  expect(parseSaved(newer)).toMatchObject({
    follows: [{ kind: 'resident', id: 'mara', name: 'Mara', at: 1 }],
    favourites: [{ show: show('a'), at: 2 }],
    history: [{ show: show('b'), position: 3, duration: 300, at: 4 }],
  });
});

test('where storage is full the choice lasts for this visit', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { page } = await freshPage({}, () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  page.favourite(show('a'));
  expect(page.saved.getState().favourites).toHaveLength(1);
});

test('[R-900] a programme is followed beside a resident of the same name; what was followed before is a resident', async () => {
  const kept = JSON.stringify({ follows: [{ id: 'mara', name: 'Mara', at: 1 }] });
  const { page } = await freshPage({ saved: kept });
  page.restoreSaved();
  page.follow({ kind: 'programme', id: 'mara', name: 'Mara at Night' });
  const names = () => page.saved.getState().follows.map(({ kind, name }) => `${kind} ${name}`);
  expect(names()).toEqual(['programme Mara at Night', 'resident Mara']);
  page.unfollow({ kind: 'resident', id: 'mara' });
  expect(names()).toEqual(['programme Mara at Night']);
});
