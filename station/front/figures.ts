import type { Radio } from '@longwave/radio/app.ts';
import { type LoopDelay, readLoopDelay } from '../threads/loop-delay.ts';
import type { Thread } from '../threads/thread.ts';
import type { Figure } from './metrics.ts';

export function radioFigures(radio: Radio): Figure[] {
  const { listeners, sockets, source } = radio.stats();
  return prefixed('longwave', { listeners, sockets, source_connected: source ? 1 : 0 });
}

export function threadFigures(mainLoopDelay: SharedArrayBuffer, threads: Record<string, Thread>): Figure[] {
  const delayFigures = (thread: string, { p99, max }: LoopDelay): Figure[] => [
    { name: 'longwave_event_loop_delay_p99_seconds', labels: { thread }, value: p99 },
    { name: 'longwave_event_loop_delay_max_seconds', labels: { thread }, value: max },
  ];
  const ofThreads = Object.values(threads).flatMap(({ name: thread, stats }) => {
    const { delay, up, restarts } = stats();
    return [
      ...delayFigures(thread, delay),
      { name: 'longwave_thread_up', labels: { thread }, value: up },
      { name: 'longwave_thread_restarts_total', labels: { thread }, value: restarts },
    ];
  });
  return [...delayFigures('main', readLoopDelay(mainLoopDelay)), ...ofThreads];
}

export function prefixed(prefix: string, figures: Record<string, number> = {}): Figure[] {
  return Object.entries(figures).map(([name, value]) => ({ name: `${prefix}_${name}`, value }));
}
