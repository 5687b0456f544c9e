import type { Radio } from '@longwave/radio/app.ts';
import { type LoopDelay, readLoopDelay } from '../threads/loop-delay.ts';
import type { Thread } from '../threads/thread.ts';

type Figures = Record<string, number>;

export function radioGauges(radio: Radio): Figures {
  const { listeners, sockets, source } = radio.stats();
  return {
    longwave_listeners: listeners,
    longwave_sockets: sockets,
    longwave_source_connected: source ? 1 : 0,
  };
}

export function threadGauges(ownDelays: SharedArrayBuffer, threads: Record<string, Thread>): Figures {
  const gauges: Figures = {};
  const addDelay = (thread: string, { p99, max }: LoopDelay) => {
    gauges[`longwave_event_loop_delay_p99_seconds{thread="${thread}"}`] = p99;
    gauges[`longwave_event_loop_delay_max_seconds{thread="${thread}"}`] = max;
  };
  addDelay('main', readLoopDelay(ownDelays));
  for (const thread of Object.values(threads)) {
    const { delay, up, restarts } = thread.stats();
    addDelay(thread.name, delay);
    gauges[`longwave_thread_up{thread="${thread.name}"}`] = up;
    gauges[`longwave_thread_restarts_total{thread="${thread.name}"}`] = restarts;
  }
  return gauges;
}

export function named(prefix: string, figures: Figures = {}): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}_${name}`, value]));
}
