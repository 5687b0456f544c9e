import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Playout, PlayoutEntry, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { createRadio } from '../app.ts';
import type { PlayoutLibrary } from '../playout/open-recordings.ts';
import { type RadioSettings, readRadioSettings } from '../settings.ts';
import { markedLibrary } from './marked-recordings.ts';

export const LENGTHS = { ebb: 500, flow: 300, 'filler-a': 200, 'filler-b': 150 };
export const FILLER = [
  { name: 'filler-a', title: 'Filler A', seconds: 4.8 },
  { name: 'filler-b', title: 'Filler B', seconds: 3.6 },
];

/** A slot with the recordings that play in it. */
type TestSlot = PlayoutSlot & { recordings: PlayoutEntry['recordings'] };

export function slotAround(now: number, change: Partial<TestSlot> = {}): TestSlot {
  return {
    id: 'test-show-2026-11-16',
    title: 'Test Show',
    description: 'Slow records.',
    start: new Date(now - 1_800_000).toISOString(),
    end: new Date(now + 1_800_000).toISOString(),
    residents: ['Test Host'],
    image: '/media/test-show/800.jpg',
    recordings: [{ name: 'ebb', title: 'Test Show 12', seconds: 12 }],
    ...change,
  };
}

export function entryOf({ recordings, ...slot }: TestSlot, change: Partial<PlayoutEntry> = {}): PlayoutEntry {
  const { start, end } = slot;
  return { start, end, origin: start, logged: true, slot, recordings, filler: [], ...change };
}

export function playoutOf(...slots: TestSlot[]): Playout {
  return {
    station: { name: 'Test Radio', description: 'A station for tests', zone: 'Europe/London' },
    slots: slots.map(({ recordings: _, ...slot }) => slot),
    entries: slots.map((slot) => entryOf(slot)),
    tracklists: {},
  };
}

type Options = {
  playout?: Playout;
  lengths?: Record<string, number>;
  library?: PlayoutLibrary;
  settings?: Partial<RadioSettings>;
  basePath?: string;
  pollContentMs?: number;
  recordingTimeoutMs?: number;
  keyGuessLimit?: KeyGuessLimit;
};

/** A radio host on a free port, with marked recordings and a content service that serves `playout`. */
export async function startRadio(options: Options = {}) {
  const { basePath = '', pollContentMs = 200, recordingTimeoutMs = 8_000 } = options;
  const content = { playout: options.playout ?? playoutOf(slotAround(Date.now())), up: true };
  const logged: LoggedEvent[] = [];
  const settings: RadioSettings = {
    ...readRadioSettings({ STATION: 'radio/testing/station' }),
    station: undefined,
    data: await mkdtemp(join(tmpdir(), 'radio-')),
    fetchContent: async () =>
      content.up ? Response.json(content.playout) : new Response(null, { status: 503 }),
    ...options.settings,
  };
  const parts = {
    library: options.library ?? markedLibrary(options.lengths ?? LENGTHS),
    filler: FILLER,
    log: logTo(logged),
    pollContentMs,
    recordingTimeoutMs,
    ...(options.keyGuessLimit && { keyGuessLimit: options.keyGuessLimit }),
  };
  const radio = await createRadio(settings, parts);
  const server = createServer((req, res) => {
    if (!radio.isSourceRequest(req)) req.url = req.url?.slice(basePath.length) || '/';
    radio.handle(req, res);
  });
  radio.attach(server, basePath);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  let stopped = false;
  async function stop() {
    if (stopped) return;
    stopped = true;
    await radio.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  onTestFinished(stop);
  const url = `http://127.0.0.1:${port}${basePath}`;
  // On a busy machine the first chunk may come later than the server.
  if (!settings.externalHost)
    await vi.waitFor(async () => expect((await fetch(`${url}/live.json`)).status).toBe(200));
  return { url, port, radio, settings, content, logged, stop };
}
