import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContent, type TestContent, testKey } from '@longwave/content/testing/content.ts';
import { show, slot } from '@longwave/content/testing/documents.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { createRadio } from '@longwave/radio/app.ts';
import { readRadioSettings } from '@longwave/radio/settings.ts';
import { markedLibrary, marksIn } from '@longwave/radio/testing/marked-recordings.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

// Content and radio together, as in a station, with recordings in which every frame can be identified.
const HOUR_FRAMES = 150_000;
const TAG_BYTES = 73;
const secret = 'a secret for the tests';
const names = ['show-0', 'show-1', 'show-2', 'show-3', 'show-4', 'newest', 'filler-a', 'filler-b'];
const library = markedLibrary(Object.fromEntries(names.map((name) => [name, HOUR_FRAMES])));
const recording = (name: string) => ({
  recording: { kind: 'file' as const, name, url: `/recordings/${name}`, seconds: 3600, bytes: null },
});

function runningSlot(): StationDocument {
  const start = new Date(Date.now() - 600_000).toISOString();
  const times = { firstDate: start.slice(0, 10), startTime: start.slice(11, 16), minutes: 120 };
  return slot('running', { ...times, zone: 'UTC', repeat: 'once' });
}

async function radioOn(content: TestContent, data: string) {
  const settings = {
    ...readRadioSettings({}),
    ...{ station: undefined, data, secret },
    fetchContent: content.get,
  };
  const radio = await createRadio(settings, { library, filler: [], log: silentLog });
  const server = createServer(radio.handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let closed = false;
  async function close() {
    if (closed) return;
    closed = true;
    await radio.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Collects everything that is sent from now on; returns its marks, frame by frame. */
async function listen(url: string) {
  const response = await fetch(`${url}/stream`);
  let bytes = Buffer.alloc(0);
  void (async () => {
    for await (const part of response.body ?? []) bytes = Buffer.concat([bytes, part]);
  })().catch(() => undefined);
  return () => marksIn(bytes);
}

/** Marks of the last segments of the rewind window. */
async function rewound(url: string, segments: number): Promise<string[]> {
  const list = await (await fetch(`${url}/hls/live.m3u8`)).text();
  const paths = [...list.matchAll(/^live\/\d+\.mp3$/gm)].map(([path]) => path).slice(-segments);
  const parts = await Promise.all(
    paths.map(async (path) => Buffer.from(await (await fetch(`${url}/hls/${path}`)).arrayBuffer())),
  );
  return parts.flatMap((part) => marksIn(part.subarray(TAG_BYTES)));
}

/** How many frames of the stream are in the rewind window, in the same order. */
function inRewind(streamed: string[], rewind: string[]): number {
  const from = rewind.indexOf(streamed[0] ?? '');
  const again = from === -1 ? [] : rewind.slice(from, from + streamed.length);
  expect(again).toEqual(streamed.slice(0, again.length));
  return again.length;
}

/** Frames that do not follow the one before them. A recording may begin where another has ended, as in a rotation. */
function jumps(marks: string[]): string[] {
  const follows = (mark: string, before: string) => {
    const [[name, frame], [nameBefore, frameBefore]] = [mark.split('#'), before.split('#')];
    if (name === nameBefore) return Number(frame) === Number(frameBefore) + 1;
    return frame === '0' && Number(frameBefore) === HOUR_FRAMES - 1;
  };
  return marks.filter((mark, index) => index > 0 && !follows(mark, marks[index - 1] ?? ''));
}

test('[R-810] publishing does not change what is on air; staff may, and rewind is what was sent', async () => {
  const shows = [0, 1, 2, 3, 4].map((day) =>
    show(`show-${day}`, `2026-10-0${day + 1}T10:00:00Z`, recording(`show-${day}`)),
  );
  const content = await startContent([runningSlot(), ...shows], { now: Date.now, sessionSecret: secret });
  onTestFinished(content.close);
  const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
  const put = (document: StationDocument) =>
    content.get(`/documents/${document.type}/${document.slug}`, {
      ...{ method: 'PUT', headers, body: JSON.stringify(document) },
    });
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  const radio = await radioOn(content, data);
  const heard = await listen(radio.url);
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(200));
  const [running = ''] = (heard()[0] ?? '').split('#');

  // A new show of the same resident, and the show that is on air deleted.
  expect((await put(show('newest', '2026-11-16T09:00:00Z', recording('newest')))).status).toBe(200);
  expect((await content.get(`/documents/show/${running}`, { method: 'DELETE', headers })).status).toBe(204);
  const then = heard().length;
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(then + 500));
  expect(jumps(heard())).toEqual([]);

  const change = await content.get('/as-played/change-now', { method: 'POST', headers });
  const changed = (await change.json()) as { changed: boolean; start: string; recordings: string[] };
  expect(changed.changed).toBe(true);
  const first = `${changed.recordings[0]}#0`;
  await vi.waitFor(() => expect(heard()).toContain(`${changed.recordings[0]}#700`));
  expect(jumps(heard())).toEqual([first]);
  const streamed = heard();
  // Frames are in the rewind window some seconds after they were sent.
  await expect.poll(async () => inRewind(streamed, await rewound(radio.url, 80))).toBeGreaterThan(1_500);

  // A second radio, later, with the same data folder, after the resident's shows have changed once more.
  await put(show('show-0', '2026-11-16T09:30:00Z', recording('show-0')));
  await radio.close();
  const again = await radioOn(content, data);
  await expect.poll(async () => inRewind(streamed, await rewound(again.url, 80))).toBeGreaterThan(1_500);
  await vi.waitFor(async () => {
    const response = await content.get('/as-played.json', { headers });
    const log = (await response.json()) as { played: Record<string, unknown>[]; changes: { at: string }[] };
    expect(log.changes.map(({ at }) => at)).toEqual([changed.start]);
    const aired = log.played.filter(({ host }) => host !== null);
    expect(aired.slice(0, 2)).toMatchObject([
      { recording: running, live: false, listeners: { peak: 1 }, programme: 'Slot running' },
      { recording: changed.recordings[0], live: false, listeners: { average: 1, peak: 1 } },
    ]);
  });
});

test('[R-810] in a gap of hours two hosts are in step, whenever they began', async () => {
  const filler = ['filler-a', 'filler-b'].map((name) => ({ name, title: name, seconds: 3600 }));
  const folder = mkdtempSync(join(tmpdir(), 'longwave-'));
  writeFileSync(
    join(folder, 'station.ts'),
    `export default { documents: () => [], picture: () => undefined, recording: () => undefined,
       clip: () => undefined, filler: ${JSON.stringify(filler)} };\n`,
  );
  const content = await startContent([], { now: Date.now, sessionSecret: secret, station: folder });
  onTestFinished(content.close);
  const [one, two] = await Promise.all([
    radioOn(content, mkdtempSync(join(tmpdir(), 'longwave-'))),
    radioOn(content, mkdtempSync(join(tmpdir(), 'longwave-'))),
  ]);
  const [first, second] = [await listen(one.url), await listen(two.url)];
  await vi.waitFor(() => expect(Math.min(first().length, second().length)).toBeGreaterThan(300));
  expect(first()[0]).toMatch(/^filler-[ab]#/);
  const from = first().indexOf(second()[0] ?? '');
  const shift = second().indexOf(first()[0] ?? '');
  const [ahead, behind] = from >= 0 ? [first().slice(from), second()] : [second().slice(shift), first()];
  const length = Math.min(ahead.length, behind.length);
  expect(length).toBeGreaterThan(200);
  expect(ahead.slice(0, length)).toEqual(behind.slice(0, length));
  expect(jumps(behind)).toEqual([]);
});
