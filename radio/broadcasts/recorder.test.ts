import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airedReport, recordedBroadcast } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/server-kit/signed-body.ts';
import { type LoggedEvent, logTo, silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { CHUNK_FRAMES, CHUNK_MS, FRAME_BYTES, silence } from '@longwave/transcoding/frames/frame.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openAsPlayedLog } from '../playout/as-played-log.ts';
import { frameAt } from '../playout/timeline.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { entryOf, slotAround } from '../testing/test-radio.ts';
import { openLiveSoundStore } from './live-sound-store.ts';
import { createOutbox } from './outbox.ts';
import { createRecorder } from './recorder.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-16T12:00:00.000Z');
const at = (minutes: number) => noon + minutes * minute;

type Told = { path: string; text: string; signature: string };

/** A host with two broadcasts, eleven to noon and noon to one; `sources` are when live sources sent, in minutes from noon. */
async function station(...sources: [number, number][]) {
  const data = await mkdtemp(join(tmpdir(), 'radio-'));
  const asPlayed = await openAsPlayedLog(join(data, 'broadcasts', 'log'), silentLog, () => noon);
  for (const [title, from, to] of [
    ['early', -60, 0],
    ['late', 0, 60],
  ] as const) {
    const times = { start: new Date(at(from)).toISOString(), end: new Date(at(to)).toISOString() };
    const entry = entryOf(slotAround(noon, { id: `${title}-2026-11-16`, title, ...times }));
    const [firstFrame, endFrame] = [frameAt(at(from)), frameAt(at(to))];
    const sounds = { recordings: [], filler: [], runs: [], away: [] };
    asPlayed.store({ firstFrame, endFrame, origin: firstFrame, entry, ...sounds });
  }
  await asPlayed.close();
  for (const [from, to] of sources) {
    const first = Math.ceil(at(from) / CHUNK_MS);
    const frames = (Math.ceil(at(to) / CHUNK_MS) - first) * CHUNK_FRAMES;
    // Named and filled as by the store of live sound.
    const sound = Buffer.concat([markedFrames(`from${from}`, 0, 100), silence(frames - 100)]);
    await writeFile(join(data, 'broadcasts', `${first}.${at(from)}.mp3`), sound);
  }
  return data;
}

/** Runs the recorder at an instant until it has looked once and content has been notified. */
async function recorderAt(
  moment: number,
  data: string,
  answer = (_: Told) => new Response(null, { status: 201 }),
) {
  const told: Told[] = [];
  const logged: LoggedEvent[] = [];
  const log = logTo(logged);
  const fetchContent = async (path: string, init?: RequestInit) => {
    const signature = new Headers(init?.headers).get(signatureHeader) ?? '';
    const message = { path, text: String(init?.body), signature };
    told.push(message);
    return answer(message);
  };
  const liveSound = await openLiveSoundStore(join(data, 'broadcasts'), 1e9, log);
  const asPlayed = await openAsPlayedLog(join(data, 'broadcasts', 'log'), log, () => noon);
  const folder = join(data, 'broadcasts', 'outbox');
  const settings = { data, graceMs: 15 * minute, minEpisodeMs: 5 * minute, closeTimeoutMs: 60_000 };
  // The recorder looks once at the start, and closing waits for that.
  const recorder = createRecorder(
    settings,
    asPlayed.broadcasts,
    liveSound,
    createOutbox({ folder, secret: '', fetchContent }, log),
    log,
    () => moment,
  );
  await recorder.close();
  const outbox = createOutbox(
    { folder, secret: 'shared', fetchContent, pollEveryMs: 20 },
    log,
    // A fast clock, so that a retry is due at once.
    () => performance.now() * 100,
  );
  const waiting = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  await outbox.close();
  onTestFinished(() => liveSound.close());
  return { told, logged };
}

const episodes = async (data: string) => (await readdir(join(data, 'recordings')).catch(() => [])).sort();
const minutesOf = async (file: string) => (await readFile(file)).length / FRAME_BYTES / 2_500;

test('live sound of a slot becomes its recording, and content is notified until it accepts', async () => {
  const data = await station([-50, -10]);
  let asked = 0;
  const { told } = await recorderAt(
    at(1),
    data,
    () => new Response(null, { status: ++asked > 1 ? 201 : 503 }),
  );
  expect(told).toHaveLength(2);
  const { path, text, signature } = told[1] ?? { path: '', text: '', signature: '' };
  const report = recordedBroadcast.parse(JSON.parse(text));
  expect([path, report.slot, report.recording]).toEqual([
    '/broadcasts',
    'early-2026-11-16',
    'live-early-2026-11-16',
  ]);
  expect(report.seconds).toBeCloseTo(40 * 60, -1);
  expect(isSignedBody(text, signature, 'shared')).toBe(true);
  const sound = await readFile(join(data, 'recordings', `${report.recording}.mp3`));
  expect(sound.length).toBe(report.bytes);
  expect(marksIn(sound.subarray(0, 100 * FRAME_BYTES))).toEqual(
    Array.from({ length: 100 }, (_, number) => `from-50#${number}`),
  );
  expect((await recorderAt(at(2), data)).told).toEqual([]);
});

test('a show that runs over keeps the overrun, and the next show gets none of it', async () => {
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

test('a source that stays for two whole shows is cut where the schedule says', async () => {
  const data = await station([-58, 58]);
  await recorderAt(at(70), data);
  expect(await minutesOf(join(data, 'recordings', 'live-early-2026-11-16.mp3'))).toBeCloseTo(58, 1);
  expect(await minutesOf(join(data, 'recordings', 'live-late-2026-11-16.mp3'))).toBeCloseTo(58, 1);
});

test('a source that starts a few minutes early and goes on into the show belongs to the show as a whole', async () => {
  const data = await station([-4, 50]);
  await recorderAt(at(70), data);
  expect(await episodes(data)).toEqual(['live-late-2026-11-16.mp3']);
  expect(await minutesOf(join(data, 'recordings', 'live-late-2026-11-16.mp3'))).toBeCloseTo(54, 1);
});

test('reconnections at the end of a show still belong to that show', async () => {
  const data = await station([-50, -6], [-5.5, 2], [2.5, 6]);
  await recorderAt(at(70), data);
  expect(await episodes(data)).toEqual(['live-early-2026-11-16.mp3']);
  expect(await minutesOf(join(data, 'recordings', 'live-early-2026-11-16.mp3'))).toBeCloseTo(55, 1);
});

test('while a source may still run over, nothing is recorded yet', async () => {
  const data = await station([-40, 3]);
  expect((await recorderAt(at(3.1), data)).told).toEqual([]);
  expect(await episodes(data)).toEqual([]);
  expect((await recorderAt(at(4.5), data)).told).toHaveLength(1);
});

test('live sound too short for an episode is stored and noted for staff, and not published', async () => {
  const data = await station([10, 13]);
  const { told } = await recorderAt(at(61), data);
  expect(told.map(({ path }) => path)).toEqual(['/aired']);
  const { notes } = airedReport.parse(JSON.parse(told[0]?.text ?? ''));
  expect(notes[0]).toMatchObject({ slot: 'late-2026-11-16', text: expect.stringContaining('too short') });
  expect(await episodes(data)).toEqual([]);
  expect(await minutesOf(join(data, 'broadcasts', 'short', 'live-late-2026-11-16.mp3'))).toBeCloseTo(3, 1);
  expect((await recorderAt(at(62), data)).told).toEqual([]);
});

test('a show is recorded once, also when the host starts again only three days later', async () => {
  const data = await station([5, 30]);
  const later = at(3 * 24 * 60);
  const { told } = await recorderAt(later, data);
  expect(told.map(({ text }) => JSON.parse(text).slot)).toEqual(['late-2026-11-16']);
  expect((await recorderAt(later + minute, data)).told).toEqual([]);
});
