import { type AiredReport, airedReport } from '@longwave/contract/playout.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import { expect, test } from 'vitest';
import type { OnAir } from '../on-air/on-air.ts';
import { slotAround } from '../testing/test-radio.ts';
import { createAiredReporter } from './aired-reporter.ts';

const slot = slotAround(0);
const recorded: OnAir = { slot, track: { name: 'ebb', title: 'Test Show 12' }, since: 0, live: null };
const filler: OnAir = { slot, track: { name: 'filler-a', title: 'Filler A' }, since: 0, live: null };
const live: OnAir = { ...recorded, live: { id: 'live-1', name: 'Guest', song: 'A - B', since: 0 } };
const at = (number: number) => new Date(number * CHUNK_MS).toISOString();

test('the report says what was broadcast, from when to when, live or not, and to how many listeners', async () => {
  const told: AiredReport[] = [];
  const put = async (_name: string, _path: string, body: unknown) => void told.push(airedReport.parse(body));
  const airLog = createAiredReporter('host-1', { put }, silentLog);
  const send = (number: number, onAir: OnAir, listeners: number) =>
    airLog.add({ number, bytes: Buffer.alloc(0), onAir }, listeners);
  send(10, recorded, 2);
  send(11, recorded, 4);
  send(12, live, 9);
  send(13, filler, 0);
  // Nothing is broadcast in between, as after a jump of the clock.
  send(20, filler, 0);
  send(21, { slot: null, track: null, since: 0, live: null }, 1);
  await airLog.close();
  expect(told).toHaveLength(1);
  const facts = { slot: slot.id, programme: 'Test Show' };
  expect(told[0]).toEqual({
    host: 'host-1',
    notes: [],
    stretches: [
      {
        ...{ ...facts, start: at(10), end: at(12), title: 'Test Show 12', recording: 'ebb', live: false },
        listeners: { average: 3, peak: 4 },
      },
      {
        ...{ ...facts, start: at(12), end: at(13), title: 'A - B', recording: null, live: true },
        listeners: { average: 9, peak: 9 },
      },
      {
        ...{ ...facts, start: at(13), end: at(14), title: 'Filler A', recording: 'filler-a', live: false },
        listeners: { average: 0, peak: 0 },
      },
      {
        ...{ ...facts, start: at(20), end: at(21), title: 'Filler A', recording: 'filler-a', live: false },
        listeners: { average: 0, peak: 0 },
      },
      {
        ...{ slot: null, programme: '', title: '', recording: null, live: false },
        ...{ start: at(21), end: at(22), listeners: { average: 1, peak: 1 } },
      },
    ],
  });
});
