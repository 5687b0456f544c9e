import type { AiredReport, AiredStretch } from '@longwave/contract/playout.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import type { OnAir } from '../on-air/on-air.ts';
import type { AirChunk } from '../stream/broadcaster.ts';
import type { Outbox } from './outbox.ts';

const REPORT_EVERY_MS = 60_000;
const MAX_TEXT_LENGTH = 300;

type Stretch = { facts: Omit<AiredStretch, 'start' | 'end' | 'listeners'>; key: string } & {
  first: number;
  end: number;
  listeners: number;
  peak: number;
};

/** Collects what is broadcast, with the number of listeners, and reports it to content every minute. */
export function createAiredReporter(
  host: string,
  outbox: Pick<Outbox, 'put'>,
  log: Log,
  reportEveryMs = REPORT_EVERY_MS,
) {
  let current: Stretch | undefined;
  let unreported: Stretch[] = [];
  let reports = 0;
  const timer = setInterval(() => void sendReport(), reportEveryMs).unref();

  async function sendReport(): Promise<void> {
    const stretches = [...unreported, ...(current ? [current] : [])].map(toAiredStretch);
    unreported = [];
    if (stretches.length === 0) return;
    const report: AiredReport = { host, stretches, notes: [] };
    const number = String(reports++).padStart(6, '0');
    await outbox
      .put(`aired-${host}-${number}`, '/aired', report)
      .catch((error) => log.error('aired report not stored', { error }));
  }

  return {
    add({ number, onAir }: AirChunk, listeners: number) {
      const facts = factsOf(onAir);
      const key = JSON.stringify([facts, onAir.live?.id]);
      if (!current || current.key !== key || current.end !== number) {
        if (current) unreported.push(current);
        current = { facts, key, first: number, end: number, listeners: 0, peak: 0 };
      }
      current.end = number + 1;
      current.listeners += listeners;
      current.peak = Math.max(current.peak, listeners);
    },
    async close() {
      clearInterval(timer);
      await sendReport();
    },
  };
}

function toAiredStretch({ facts, first, end, listeners, peak }: Stretch): AiredStretch {
  return {
    ...facts,
    start: new Date(first * CHUNK_MS).toISOString(),
    end: new Date(end * CHUNK_MS).toISOString(),
    listeners: { average: Math.round((listeners / (end - first)) * 100) / 100, peak },
  };
}

function factsOf({ slot, track, live }: OnAir): Stretch['facts'] {
  const text = (words = '') => words.slice(0, MAX_TEXT_LENGTH);
  return {
    slot: slot?.id ?? null,
    programme: text(slot?.title ?? live?.name),
    title: text(live ? live.song || live.name : track?.title),
    recording: live ? null : (track?.name ?? null),
    live: live !== null,
  };
}
