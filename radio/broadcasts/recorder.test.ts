import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airedReport, keptBroadcast } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/contract/signed-body.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHUNK_FRAMES, CHUNK_MS, FRAME_BYTES } from '../frames/frame.ts';
import { openPinnedEntries } from '../playout/pinned.ts';
import { frameAt } from '../playout/timeline.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { entryOf, slotAround } from '../testing/radio.ts';
import { createKeptSound } from './kept-sound.ts';
import { createOutbox } from './outbox.ts';
import { createRecorder } from './recorder.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-16T12:00:00.000Z');
const at = (minutes: number) => noon + minutes * minute;

type Told = { path: string; text: string; mark: string };

/** Two broadcasts, eleven to noon and noon to one, and what sources sent, in minutes from noon. */
async function station(...sources: [number, number][]) {
  const data = await mkdtemp(join(tmpdir(), 'radio-'));
  const pinned = await openPinnedEntries(
    join(data, 'broadcasts', 'log'),
    () => {},
    () => noon,
  );
  for (const [title, from, to] of [
    ['early', -60, 0],
    ['late', 0, 60],
  ] as const) {
    const times = { start: new Date(at(from)).toISOString(), end: new Date(at(to)).toISOString() };
    const entry = entryOf(slotAround(noon, { id: `${title}-2026-11-16`, title, ...times }));
    const [firstFrame, endFrame] = [frameAt(at(from)), frameAt(at(to))];
    const sounds = { recordings: [], filler: [], runs: [], away: [] };
    pinned.keep({ firstFrame, endFrame, origin: firstFrame, entry, ...sounds });
  }
  await pinned.close();
  const kept = await createKeptSound(join(data, 'broadcasts'), 1e9, () => {});
  for (const [from, to] of sources) {
    const since = at(from);
    const first = Math.ceil(since / CHUNK_MS);
    const live = { id: `live-${since}`, name: '', song: '', since };
    for (let number = first; number * CHUNK_MS < at(to); number++) {
      const bytes = markedFrames(`from${from}`, (number - first) * CHUNK_FRAMES, CHUNK_FRAMES);
      kept.keep({ number, bytes, onAir: { slot: null, track: null, since, live } });
      // No more than a disk that answers is behind.
      if (number % 100 === 0) await kept.read(0, 1);
    }
    await kept.read(0, 1);
  }
  await kept.close();
  return data;
}

/** The recorder as it starts at a moment, until it has looked once and content was told. */
async function recorderAt(
  moment: number,
  data: string,
  answer = (_: Told) => new Response(null, { status: 201 }),
) {
  const told: Told[] = [];
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const fetchContent = async (path: string, init?: RequestInit) => {
    const mark = new Headers(init?.headers).get(signatureHeader) ?? '';
    const message = { path, text: String(init?.body), mark };
    told.push(message);
    return answer(message);
  };
  const kept = await createKeptSound(join(data, 'broadcasts'), 1e9, log);
  const pinned = await openPinnedEntries(join(data, 'broadcasts', 'log'), log, () => noon);
  const folder = join(data, 'broadcasts', 'outbox');
  const settings = { data, graceMs: 15 * minute, shortestEpisodeMs: 5 * minute };
  // A look at the start, and no other: closing waits for it.
  const recorder = createRecorder(
    settings,
    pinned.occurrences,
    kept,
    createOutbox({ folder, secret: '', fetchContent }, log),
    log,
    () => moment,
  );
  await recorder.close();
  const outbox = createOutbox({ folder, secret: 'shared', fetchContent, lookEveryMs: 20 }, log);
  const waiting = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000);
  await outbox.close();
  onTestFinished(() => kept.close());
  return { told, logged, kept };
}

const episodes = async (data: string) => (await readdir(join(data, 'recordings')).catch(() => [])).sort();
const minutesOf = async (file: string) => (await readFile(file)).length / FRAME_BYTES / 2_500;

test('[R-301] what was live in a slot becomes its recording, and content is told until it understands', async () => {
  const data = await station([-50, -10]);
  let asked = 0;
  const { told } = await recorderAt(
    at(1),
    data,
    () => new Response(null, { status: ++asked > 1 ? 201 : 503 }),
  );
  expect(told).toHaveLength(2);
  const { path, text, mark } = told[1] ?? { path: '', text: '', mark: '' };
  const news = keptBroadcast.parse(JSON.parse(text));
  expect([path, news.slot, news.recording]).toEqual([
    '/broadcasts',
    'early-2026-11-16',
    'live-early-2026-11-16',
  ]);
  expect(news.seconds).toBeCloseTo(40 * 60, -1);
  expect(await isSignedBody(text, mark, 'shared')).toBe(true);
  const sound = await readFile(join(data, 'recordings', `${news.recording}.mp3`));
  expect(sound.length).toBe(news.bytes);
  expect(marksIn(sound.subarray(0, 100 * FRAME_BYTES))).toEqual(
    Array.from({ length: 100 }, (_, number) => `from-50#${number}`),
  );
  expect((await recorderAt(at(2), data)).told).toEqual([]);
});

test('an overrun belongs to the show that ran over: no episode of the next one, nor its start', async () => {
  const data = await station([-40, 1.7]);
  await recorderAt(at(70), data);
  expect(await episodes(data)).toEqual(['live-early-2026-11-16.mp3']);
  expect(await minutesOf(join(data, 'recordings', 'live-early-2026-11-16.mp3'))).toBeCloseTo(41.7, 1);

  const both = await station([-40, 12], [12.5, 55]);
  await recorderAt(at(70), both);
  const lengths = await Promise.all(
    (await episodes(both)).map((name) => minutesOf(join(both, 'recordings', name))),
  );
  expect(lengths.map(Math.round)).toEqual([52, 43]);
});

test('a source that stays for the whole of two shows is cut where the schedule says', async () => {
  const data = await station([-58, 58]);
  await recorderAt(at(70), data);
  expect(await minutesOf(join(data, 'recordings', 'live-early-2026-11-16.mp3'))).toBeCloseTo(58, 1);
  expect(await minutesOf(join(data, 'recordings', 'live-late-2026-11-16.mp3'))).toBeCloseTo(58, 1);
});

test('who begins a few minutes early has them, when it goes on into the show', async () => {
  const data = await station([-4, 50]);
  await recorderAt(at(70), data);
  expect(await episodes(data)).toEqual(['live-late-2026-11-16.mp3']);
  expect(await minutesOf(join(data, 'recordings', 'live-late-2026-11-16.mp3'))).toBeCloseTo(54, 1);
});

test('a connection that came back at the end of the show is still that show', async () => {
  const data = await station([-50, -6], [-5.5, 2], [2.5, 6]);
  await recorderAt(at(70), data);
  expect(await episodes(data)).toEqual(['live-early-2026-11-16.mp3']);
  expect(await minutesOf(join(data, 'recordings', 'live-early-2026-11-16.mp3'))).toBeCloseTo(55, 1);
});

test('while somebody runs over it is too early to say whose sound it is', async () => {
  const data = await station([-40, 3]);
  expect((await recorderAt(at(3.1), data)).told).toEqual([]);
  expect(await episodes(data)).toEqual([]);
  expect((await recorderAt(at(4.5), data)).told).toHaveLength(1);
});

test('[R-301] too little for an episode is kept for staff, told them, and never published', async () => {
  const data = await station([10, 13]);
  const { told } = await recorderAt(at(61), data);
  expect(told.map(({ path }) => path)).toEqual(['/aired']);
  const { notes } = airedReport.parse(JSON.parse(told[0]?.text ?? ''));
  expect(notes[0]).toMatchObject({ slot: 'late-2026-11-16', text: expect.stringContaining('too short') });
  expect(await episodes(data)).toEqual([]);
  expect(await minutesOf(join(data, 'broadcasts', 'short', 'live-late-2026-11-16.mp3'))).toBeCloseTo(3, 1);
  expect((await recorderAt(at(62), data)).told).toEqual([]);
});

test('after three days without power the show is archived all the same, once', async () => {
  const data = await station([5, 30]);
  const later = at(3 * 24 * 60);
  const { told } = await recorderAt(later, data);
  expect(told.map(({ text }) => JSON.parse(text).slot)).toEqual(['late-2026-11-16']);
  expect((await recorderAt(later + minute, data)).told).toEqual([]);
});
