import type { DocumentOf, StationDocument } from '@longwave/contract/documents.ts';
import { type AiredReport, type Playout, type PlayoutEntry, playout } from '@longwave/contract/playout.ts';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterEach, expect, test } from 'vitest';
import { createContent } from '../app.ts';
import { openStore } from '../store/open-store.ts';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { resident, show, slot, station } from '../testing/documents.ts';
import { readLog } from './as-played-log.ts';

const minute = 60_000;
const day = 1440 * minute;
const ten = Date.parse('2026-11-16T10:00:00Z');
const authorization = `Bearer ${testKey}`;
let now: number;
let content: TestContent;
afterEach(() => content.close());

async function start(moment: number, documents: StationDocument[] = shows(5)): Promise<void> {
  now = moment;
  content = await startContent([slot('morning', { firstDate: '2026-11-16' }), ...documents], {
    now: () => now,
    sessionSecret: 'a secret for the tests',
    asPlayedDays: 90,
  });
}

/** Shows with recordings of ten minutes. */
function shows(count: number): DocumentOf<'show'>[] {
  return Array.from({ length: count }, (_, day) => show(`show-${day}`, `2026-10-0${day + 1}T10:00:00Z`));
}

async function put(document: StationDocument): Promise<void> {
  expect((await content.put(document)).status).toBe(200);
}

async function remove(path: string): Promise<void> {
  const answer = await content.get(`/documents/${path}`, {
    method: 'DELETE',
    headers: { authorization, 'if-match': '*' },
  });
  expect(answer.status).toBe(204);
}

async function entries(from = content): Promise<PlayoutEntry[]> {
  return playout.parse(await from.json<Playout>('/playout.json')).entries;
}

async function entryAt(moment: number): Promise<PlayoutEntry | undefined> {
  const iso = new Date(moment).toISOString();
  return (await entries()).findLast((entry) => entry.start <= iso && iso < entry.end);
}

async function changeNow(): Promise<unknown> {
  const answer = await content.get('/as-played/change-now', { method: 'POST', headers: { authorization } });
  expect(answer.status).toBe(200);
  return await answer.json();
}

/** Sets the time and waits until the service, which looks every second, has acted on it. */
async function until(moment: number, isSo: (all: PlayoutEntry[]) => boolean): Promise<void> {
  now = moment;
  await expect.poll(async () => isSo(await entries())).toBe(true);
}

const names = (entry: PlayoutEntry | undefined) => entry?.recordings.map(({ name }) => name);

test('publishing, unpublishing and deleting change neither what is running nor the past, only the plan', async () => {
  const tomorrow = slot('daily', { firstDate: '2026-11-17', repeat: 'once' });
  await start(ten + 30 * minute, [...shows(5), tomorrow]);
  const running = await entryAt(now);
  const planned = await entryAt(ten + 24 * 60 * minute);
  expect(running).toMatchObject({ logged: true, slot: { id: 'morning-2026-11-16' } });
  expect(planned).toMatchObject({ logged: false, slot: { id: 'daily-2026-11-17' } });

  await put(show('newest', '2026-11-16T09:00:00Z'));
  await remove('show/show-2');
  expect(await entryAt(now)).toEqual(running);
  expect(names(await entryAt(ten + 24 * 60 * minute))).not.toEqual(names(planned));
  expect(names(await entryAt(ten + 24 * 60 * minute))).not.toContain('show-2');

  await remove('slot/morning');
  expect(await entryAt(now)).toEqual(running);
  expect(await content.json('/live-now.json')).toMatchObject({ live: true, id: 'morning-2026-11-16' });
  now = ten + 150 * minute;
  expect(await entryAt(ten + 30 * minute)).toEqual(running);
  const { monday } = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(monday.schedule.map(({ id }) => id)).toEqual(['morning-2026-11-16']);
});

test('a broadcast is decided ten minutes before it begins, and not earlier', async () => {
  await start(ten - 11 * minute);
  const before = await entryAt(ten);
  expect(before?.logged).toBe(false);
  await put(show('just-in-time', '2026-11-16T09:00:00Z'));
  expect(names(await entryAt(ten))).not.toEqual(names(before));
  await until(ten - 9 * minute, (all) => all.some(({ slot, logged }) => slot && logged));
  const decided = await entryAt(ten);
  await put(show('too-late', '2026-11-16T09:30:00Z'));
  expect(await entryAt(ten)).toEqual(decided);
});

test('two services on one store write one log', async () => {
  await start(ten - 5 * minute);
  const other = await createContent({ ...content.settings, now: () => now });
  const asked = async (path: string) => (await other.fetch(new Request(`http://content${path}`))).json();
  const read = { ...content, json: async <T>(path: string) => (await asked(path)) as T };
  expect(await entries(read)).toEqual(await entries());
  // One service hears of the new show before the other plans the next broadcast.
  await put(show('newest', '2026-11-16T09:00:00Z'));
  const at = (all: PlayoutEntry[]) => all.filter(({ logged }) => logged);
  await until(ten + 111 * minute, (all) => at(all).length === 3);
  // On PostgreSQL the other service hears of changes a little later.
  await expect.poll(async () => at(await entries(read))).toEqual(at(await entries()));
  const store = await openStore(content.settings.data, content.settings.databaseUrl);
  const rows = await readLog(store, ten - 60 * minute, ten + 300 * minute);
  await store.close();
  expect(rows.map(({ broadcast }) => broadcast?.id ?? null)).toEqual([null, 'morning-2026-11-16', null]);
  await other.close();
});

test('a gap is an entry like any other; a slot put into it begins on time and the rotation before it is as it was', async () => {
  await start(ten + 180 * minute);
  const gap = await entryAt(now);
  expect(gap).toMatchObject({ start: '2026-11-16T12:00:00.000Z', slot: null, logged: true, recordings: [] });
  now = ten + 300 * minute;
  expect(await entryAt(now)).toMatchObject({ origin: gap?.origin, filler: gap?.filler });
  await put(slot('special', { firstDate: '2026-11-16', startTime: '15:30', repeat: 'once' }));
  const special = ten + 330 * minute;
  // It is in the schedule at once, and in the log when its start is near.
  expect(await entryAt(special)).toMatchObject({ logged: false, slot: { id: 'special-2026-11-16' } });
  expect(await content.json('/live-now.json')).toMatchObject({ next: { id: 'special-2026-11-16' } });
  await until(special - 5 * minute, (all) =>
    all.some((one) => one.logged && one.slot?.id === 'special-2026-11-16'),
  );
  expect(await entryAt(special)).toMatchObject({ logged: true, start: new Date(special).toISOString() });
  expect(await entryAt(special - minute)).toMatchObject({ start: gap?.start, origin: gap?.origin });
  // A slot that should have begun already begins now: what was heard is not rewritten.
  const after = new Date(special + 120 * minute).toISOString();
  await until(special + 180 * minute, (all) => all.some(({ start, logged }) => logged && start === after));
  await put(slot('late', { firstDate: '2026-11-16', startTime: '18:00', minutes: 180, repeat: 'once' }));
  await until(now, (all) => all.some((one) => one.logged && one.slot?.id === 'late-2026-11-16'));
  const late = (await entries()).find((one) => one.slot?.id === 'late-2026-11-16');
  expect(Date.parse(late?.start ?? '')).toBeGreaterThan(now);
  expect(late?.origin).toBe(late?.start);
});

test('staff may change what is running: it is heard seconds later, and the log says so', async () => {
  await start(ten + 30 * minute);
  const before = await entryAt(now);
  expect(await changeNow()).toMatchObject({ changed: false, broadcast: 'morning-2026-11-16' });
  await put(show('newest', '2026-11-16T09:00:00Z'));
  expect(await changeNow()).toMatchObject({ changed: true, start: '2026-11-16T10:30:15.000Z' });
  const after = await entryAt(now + minute);
  expect(names(after)).not.toEqual(names(before));
  expect(after).toMatchObject({ start: '2026-11-16T10:30:15.000Z', origin: '2026-11-16T10:30:15.000Z' });
  expect(names(await entryAt(now))).toEqual(names(before));
  // A new title or end does not restart the recordings.
  now += 10 * minute;
  await put(slot('morning', { firstDate: '2026-11-16', title: 'Slot renamed', minutes: 90 }));
  expect(await changeNow()).toMatchObject({ changed: true });
  expect(await entryAt(now + minute)).toMatchObject({
    origin: after?.origin,
    slot: { title: 'Slot renamed' },
  });
  expect(await content.json('/live-now.json')).toMatchObject({ title: 'Slot renamed' });
  const span = '?from=2026-11-16T10:00:00Z&to=2026-11-16T11:00:00Z';
  const answer = await content.get(`/as-played.json${span}`, { headers: { authorization } });
  const { changes } = (await answer.json()) as { changes: { at: string }[] };
  expect(changes.map(({ at }) => at)).toEqual(['2026-11-16T10:30:15.000Z', '2026-11-16T10:40:15.000Z']);
});

test('a change of the schedule itself is made now when staff say so', async () => {
  await start(ten + 30 * minute);
  await put(slot('special', { firstDate: '2026-11-16', startTime: '10:30', minutes: 60, repeat: 'once' }));
  expect(await content.json('/live-now.json')).toMatchObject({ id: 'morning-2026-11-16' });
  expect(await changeNow()).toMatchObject({ changed: true, broadcast: 'special-2026-11-16' });
  now += minute;
  expect(await content.json('/live-now.json')).toMatchObject({ id: 'special-2026-11-16' });
  expect(await entryAt(ten)).toMatchObject({ slot: { id: 'morning-2026-11-16' } });
});

test('only the key opens the log and changes what is running', async () => {
  await start(ten);
  for (const path of ['/as-played.json', '/as-played.csv'])
    expect((await content.get(path)).status).toBe(401);
  expect((await content.get('/as-played/change-now', { method: 'POST' })).status).toBe(401);
  const ask = (query: string) => content.get(`/as-played.json?${query}`, { headers: { authorization } });
  expect(await readProblem(await ask('from=yesterday'))).toMatchObject([400, { parameter: 'from' }]);
  expect(await readProblem(await ask('from=2026-11-16&to=2026-11-15'))).toMatchObject([
    400,
    { parameter: 'to' },
  ]);
  expect(await readProblem(await ask('from=2020-01-01&to=2026-11-15'))).toMatchObject([
    400,
    { parameter: 'from' },
  ]);
});

async function sendReport(aired: AiredReport, secret = 'a secret for the tests'): Promise<number> {
  const body = JSON.stringify(aired);
  const headers = { [signatureHeader]: await signBody(body, secret) };
  return (await content.get('/aired', { method: 'POST', body, headers })).status;
}

const at = (minutes: number) => new Date(ten + minutes * minute).toISOString();
const stretch = (from: number, to: number, more: Partial<AiredReport['stretches'][number]> = {}) => ({
  ...{ start: at(from), end: at(to), slot: 'morning-2026-11-16', programme: 'Slot morning' },
  ...{
    title: 'Show',
    recording: 'show-1' as string | null,
    live: false,
    listeners: { average: 2.5, peak: 4 },
  },
  ...more,
});

test('staff read what went out: time, title, recording, live or not, listeners; elsewhere what was to be played', async () => {
  await start(ten + 60 * minute);
  const live = { title: '=cmd|" /c x', recording: null, live: true, listeners: { average: 12, peak: 20 } };
  const notes = [{ key: 'short x', at: at(25), slot: 'morning-2026-11-16', text: 'Live for 103 s' }];
  const report = { host: 'host-1', stretches: [stretch(0, 20), stretch(20, 30, live)], notes };
  expect(await sendReport(report, 'another secret')).toBe(401);
  expect(await sendReport(report)).toBe(204);
  // A stretch that goes on is reported again with a later end; a report with an earlier end changes nothing.
  const longer = stretch(20, 40, { ...live, listeners: { average: 15, peak: 30 } });
  expect(await sendReport({ ...report, stretches: [longer] })).toBe(204);
  expect(await sendReport(report)).toBe(204);

  const span = `?from=${at(0)}&to=${at(60)}`;
  const answer = await content.get(`/as-played.json${span}`, { headers: { authorization } });
  const log = (await answer.json()) as { played: Record<string, unknown>[]; notes: unknown[] };
  expect(log.notes).toEqual([{ at: at(25), broadcast: 'morning-2026-11-16', text: 'Live for 103 s' }]);
  expect(log.played.slice(0, 2)).toMatchObject([
    { start: at(0), end: at(20), recording: 'show-1', live: false, listeners: { average: 2.5, peak: 4 } },
    { start: at(20), end: at(40), recording: null, live: true, listeners: { average: 15, peak: 30 } },
  ]);
  expect(log.played.slice(2)).toMatchObject([
    { start: at(40), end: at(50), host: null, listeners: null, title: expect.stringContaining('Show show-') },
    { start: at(50), end: at(60), host: null, listeners: null },
  ]);
  const table = await content.get(`/as-played.csv${span}`, { headers: { authorization } });
  expect(table.headers.get('content-type')).toContain('text/csv');
  const lines = (await table.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toBe(
    `${at(20)},${at(40)},Slot morning,"'=cmd|"" /c x",,yes,15,30,morning-2026-11-16,host-1`,
  );
});

test('a past slot leads to the recording that was heard in it', async () => {
  await start(ten + 60 * minute);
  const first = names(await entryAt(now))?.[0];
  const monday = async () =>
    weekSchedule.parse(await content.json('/shows-schedule.json')).monday.schedule[0];
  expect((await monday())?.show).toBe(null);
  now = ten + 121 * minute;
  expect((await monday())?.show).toBe(first);
  await sendReport({
    host: 'h',
    stretches: [stretch(0, 20, { recording: 'show-4' }), stretch(20, 22)],
    notes: [],
  });
  now += 61 * minute;
  expect((await monday())?.show).toBe('show-4');
});

test('a clock that was wrong for a while leaves nothing decided for days ahead', async () => {
  await start(ten + 48 * 60 * minute);
  now = ten + 30 * minute;
  await until(now, (all) => all.some(({ logged, slot }) => logged && slot?.id === 'morning-2026-11-16'));
  const far = (await entries()).filter(
    ({ start, logged }) => logged && Date.parse(start) > now + 20 * minute,
  );
  expect(far).toEqual([]);
});

test('the log is stored for at least ninety days, and then cleaned up', async () => {
  await start(ten + 60 * minute);
  await sendReport({
    host: 'h',
    stretches: [stretch(0, 20)],
    notes: [{ key: 'k', at: at(0), slot: null, text: 't' }],
  });
  const span = `?from=${at(0)}&to=${at(60)}`;
  const kept = async () => {
    const answer = await content.get(`/as-played.json${span}`, { headers: { authorization } });
    const { played, notes } = (await answer.json()) as { played: unknown[]; notes: unknown[] };
    return [played.length > 0, notes.length > 0];
  };
  await until(ten + 89 * day, (all) => all.some(({ logged }) => logged));
  expect(await kept()).toEqual([true, true]);
  now = ten + 91 * day;
  await expect.poll(kept).toEqual([false, false]);
});

test('a live show is archived although its slot has been removed meanwhile: the log knows it', async () => {
  await start(ten + 60 * minute);
  await remove('slot/morning');
  now = ten + 3 * day;
  const kept = { slot: 'morning-2026-11-16', recording: 'live-morning-2026-11-16', start: at(-2) };
  const body = JSON.stringify({ ...kept, seconds: 7000, bytes: 112_000_000 });
  const headers = { [signatureHeader]: await signBody(body, 'a secret for the tests') };
  expect((await content.get('/broadcasts', { method: 'POST', body, headers })).status).toBe(201);
  expect(await content.json('/shows/morning-2026-11-16.json')).toMatchObject({ title: 'Slot morning' });
});

test('while another process holds the store, nothing waits for it, and the log is written afterwards', async () => {
  await start(ten - 11 * minute);
  using log = captureLog();
  const other = await openStore(content.settings.data, content.settings.databaseUrl);
  // Waits for the hourly clean-up: its failure to get the lock would be logged as well.
  await expect.poll(() => other.leases.holder('clean-up')).toBeDefined();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const held = other.write(() => promise);
  now = ten - 9 * minute;
  await expect.poll(() => log.lines()).toMatchObject([{ level: 'error', part: 'content' }]);
  expect(await entryAt(ten)).toMatchObject({ logged: false });
  release();
  await held;
  await other.close();
  await until(now, (all) => all.some(({ slot, logged }) => slot && logged));
  expect(log.lines()).toHaveLength(1);
});

test('a slot that names a show plays it first', async () => {
  await start(ten + 30 * minute, [
    ...shows(5),
    slot('evening', { firstDate: '2026-11-16', startTime: '18:00', show: 'show-3' }),
  ]);
  const evening = (await entries()).find((entry) => entry.slot?.id === 'evening-2026-11-16');
  expect(names(evening)?.[0]).toBe('show-3');
});

test('between broadcasts the playlist is heard that the station names', async () => {
  const recordings = [{ name: 'harbour-bells', title: 'Harbour bells', seconds: 300 }];
  const own = { type: 'playlist', slug: 'own', title: 'Own', recordings } as const;
  await start(ten - 60 * minute, [own, { ...station, filler: 'own' }]);
  expect((await entryAt(now))?.filler).toEqual(recordings);
});

test('nobody’s shows go out under the name of somebody else: a slot without recordings of its own has none', async () => {
  const evening = { firstDate: '2026-11-16', startTime: '18:00' };
  await start(ten + 30 * minute, [
    ...shows(5),
    resident('new', 'New'),
    slot('of-new', { ...evening, residents: ['new'] }),
    slot('of-all', { ...evening, startTime: '20:00', residents: [] }),
  ]);
  const named = async (id: string) => names((await entries()).find((entry) => entry.slot?.id === id));
  expect(await named('of-new-2026-11-16')).toEqual([]);
  expect(await named('of-all-2026-11-16')).not.toEqual([]);
});
