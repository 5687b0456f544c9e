import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Playout, PlayoutEntry, PlayoutSlot } from '@longwave/contract/playout.ts';
import { onTestFinished } from 'vitest';
import { createRadio } from '../app.ts';
import type { RecordingLibrary } from '../playout/shelf.ts';
import { type RadioSettings, readRadioSettings } from '../settings.ts';
import { markedLibrary } from './marked-recordings.ts';

export const LENGTHS = { ebb: 500, flow: 300, 'filler-a': 200, 'filler-b': 150 };
export const FILLER = [
  { name: 'filler-a', title: 'Low Water', seconds: 4.8 },
  { name: 'filler-b', title: 'High Water', seconds: 3.6 },
];

/** A slot with what plays in it. */
export type TestSlot = PlayoutSlot & { recordings: PlayoutEntry['recordings'] };

export function slotAround(now: number, change: Partial<TestSlot> = {}): TestSlot {
  return {
    id: 'night-tide-2026-11-16',
    title: 'Night Tide',
    description: 'Slow records.',
    start: new Date(now - 1_800_000).toISOString(),
    end: new Date(now + 1_800_000).toISOString(),
    residents: ['Mara Quill'],
    image: '/media/night-tide/800.jpg',
    recordings: [{ name: 'ebb', title: 'Night Tide 12', seconds: 12 }],
    ...change,
  };
}

export function entryOf({ recordings, ...slot }: TestSlot, change: Partial<PlayoutEntry> = {}): PlayoutEntry {
  const { start, end } = slot;
  return { start, end, origin: start, logged: true, slot, recordings, filler: [], ...change };
}

export function playoutOf(...slots: TestSlot[]): Playout {
  return {
    station: { name: 'Estuary', description: 'From a river mouth', zone: 'Europe/London' },
    slots: slots.map(({ recordings: _, ...slot }) => slot),
    entries: slots.map((slot) => entryOf(slot)),
  };
}

type Options = {
  playout?: Playout;
  lengths?: Record<string, number>;
  library?: RecordingLibrary;
  settings?: Partial<RadioSettings>;
  basePath?: string;
};

/** A radio host on a free port, with marked recordings and a content service that says what `playout` says. */
export async function startRadio(options: Options = {}) {
  const { basePath = '' } = options;
  const content = { playout: options.playout ?? playoutOf(slotAround(Date.now())), up: true };
  const logged: string[] = [];
  const settings: RadioSettings = {
    ...readRadioSettings({}),
    station: undefined,
    data: await mkdtemp(join(tmpdir(), 'radio-')),
    fetchContent: async () =>
      content.up ? Response.json(content.playout) : new Response(null, { status: 503 }),
    ...options.settings,
  };
  const parts = {
    library: options.library ?? markedLibrary(options.lengths ?? LENGTHS),
    filler: FILLER,
    log: (line: string) => logged.push(line),
  };
  const radio = await createRadio(settings, parts);
  const server = createServer((req, res) => {
    if (!radio.isSource(req)) req.url = req.url?.slice(basePath.length) || '/';
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
  return { url: `http://127.0.0.1:${port}${basePath}`, port, radio, settings, content, logged, stop };
}
