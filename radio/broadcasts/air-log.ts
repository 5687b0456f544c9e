import type { AiredReport, AiredStretch } from '@longwave/contract/playout.ts';
import { CHUNK_MS } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { OnAir } from '../on-air/on-air.ts';
import type { AirChunk } from '../stream/broadcaster.ts';
import type { Outbox } from './outbox.ts';

const TELL_EVERY_MS = 60_000;
const LONGEST_TEXT = 300;

type Stretch = { is: Omit<AiredStretch, 'start' | 'end' | 'listeners'>; key: string } & {
  first: number;
  end: number;
  listeners: number;
  peak: number;
};

/** Notes what goes out, sound by sound and with how many listeners, and tells content every minute. */
export function createAirLog(
  host: string,
  outbox: Pick<Outbox, 'put'>,
  log: Log,
  tellEveryMs = TELL_EVERY_MS,
) {
  let running: Stretch | undefined;
  let untold: Stretch[] = [];
  let reports = 0;
  const timer = setInterval(() => void tell(), tellEveryMs).unref();

  async function tell(): Promise<void> {
    const stretches = [...untold, ...(running ? [running] : [])].map(reported);
    untold = [];
    if (stretches.length === 0) return;
    const report: AiredReport = { host, stretches, notes: [] };
    const number = String(reports++).padStart(6, '0');
    await outbox
      .put(`aired-${host}-${number}`, '/aired', report)
      .catch((error) => log(`What was aired could not be kept: ${error}`));
  }

  return {
    receive({ number, onAir }: AirChunk, listeners: number) {
      const is = factsOf(onAir);
      const key = JSON.stringify([is, onAir.live?.id]);
      if (!running || running.key !== key || running.end !== number) {
        if (running) untold.push(running);
        running = { is, key, first: number, end: number, listeners: 0, peak: 0 };
      }
      running.end = number + 1;
      running.listeners += listeners;
      running.peak = Math.max(running.peak, listeners);
    },
    async close() {
      clearInterval(timer);
      await tell();
    },
  };
}

function reported({ is, first, end, listeners, peak }: Stretch): AiredStretch {
  return {
    ...is,
    start: new Date(first * CHUNK_MS).toISOString(),
    end: new Date(end * CHUNK_MS).toISOString(),
    listeners: { average: Math.round((listeners / (end - first)) * 100) / 100, peak },
  };
}

function factsOf({ slot, track, live }: OnAir): Stretch['is'] {
  const text = (words = '') => words.slice(0, LONGEST_TEXT);
  return {
    slot: slot?.id ?? null,
    programme: text(slot?.title ?? live?.name),
    title: text(live ? live.song || live.name : track?.title),
    recording: live ? null : (track?.name ?? null),
    live: live !== null,
  };
}
