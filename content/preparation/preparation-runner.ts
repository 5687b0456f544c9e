import { randomUUID } from 'node:crypto';
import { createLog } from '@longwave/server-kit/log.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import type { Exclusive } from '../exclusive.ts';
import { diskFullMessage, isDiskFull } from '../http/disk-full.ts';
import type { Store } from '../store/repository.ts';
import { type Preparation, type PreparationFolder, resultOf } from './preparation-folder.ts';
import { type Outcome, prepareInThread } from './prepare-in-thread.ts';

const log = createLog('content');
/** Short, since after a crash nothing is prepared until the lease ends. Two processes at once would only do the same work twice. */
const leaseTime = 15_000;
const renewTime = 4_000;
const retryTime = 3_000;

type Parts = {
  store: Store;
  folder: PreparationFolder;
  exclusive: Exclusive;
  /** Stores a preparation and attaches its result to the show. */
  settle(one: Preparation): Promise<Preparation | undefined>;
  transcoding: Transcoding;
  now: () => number;
};

/** Prepares recordings one at a time, in one process at a time. Work that a restart interrupted begins again. */
export function createPreparationRunner({ store, folder, exclusive, settle, transcoding, now }: Parts) {
  const holder = randomUUID();
  const stop = new AbortController();
  /** Ids of shows whose recordings wait, in their order. */
  const waiting = new Set<number>();
  let current:
    | { show: number; task: string; done: number; began: number; abort: AbortController }
    | undefined;
  let running: Promise<void> | undefined;
  let lastTry = Number.NEGATIVE_INFINITY;

  const hold = (until: number) => store.write((tx) => tx.leases.take('preparation', holder, now(), until));

  /** The next preparation. Measuring comes first, since it is quick and shows staff what they uploaded. */
  async function next(): Promise<Preparation | undefined> {
    const all = (await Promise.all([...waiting].map(folder.read))).flatMap((one) => one ?? []);
    const busy = all.filter(({ state }) => state === 'measuring' || state === 'making');
    for (const show of waiting) if (!busy.some((one) => one.show === show)) waiting.delete(show);
    return busy.find(({ state }) => state === 'measuring') ?? busy[0];
  }

  async function work(one: Preparation): Promise<void> {
    const abort = new AbortController();
    current = { show: one.show, task: one.task, done: 0, began: performance.now(), abort };
    const ffmpeg = (await transcoding.hasFfmpeg()) ? transcoding.ffmpeg : undefined;
    const { name, source, seconds } = one;
    const common = { data: store.folder, name, source, seconds, ffmpeg };
    const signal = AbortSignal.any([stop.signal, abort.signal]);
    const outcome = await prepareInThread(
      one.state === 'measuring'
        ? { kind: 'measure', ...common }
        : { kind: 'make', ...common, trim: one.trim, loudness: one.measured?.loudness ?? null },
      signal,
      (done) => {
        if (current?.task === one.task) current.done = done;
      },
    ).catch((error): Outcome | undefined => {
      if (signal.aborted) return undefined;
      log.error('A recording could not be prepared', { name, state: one.state, error });
      return {
        failure: isDiskFull(error)
          ? diskFullMessage
          : 'Something went wrong while it was read. Try it again.',
      };
    });
    if (outcome) await exclusive(() => takeOutcome(one, outcome));
  }

  async function takeOutcome({ show, task }: Preparation, outcome: Outcome): Promise<void> {
    const one = await folder.read(show);
    // Staff have requested something else since.
    if (one?.task !== task) return;
    if ('failure' in outcome) return await folder.write({ ...one, state: 'failed', reason: outcome.failure });
    if ('measured' in outcome) {
      const { peaks, ...measured } = outcome.measured;
      await folder.writePeaks(show, peaks);
      const { seconds } = measured;
      return await folder.write({ ...one, measured, seconds, state: resultOf(one) ? 'ready' : 'making' });
    }
    const { made } = outcome;
    await settle({ ...one, made, whole: made.trim ? one.whole : made.name, state: 'ready' });
  }

  async function run(): Promise<void> {
    if (waiting.size === 0) return;
    lastTry = performance.now();
    if (!(await hold(now() + leaseTime))) return;
    const renewal = setInterval(() => void hold(now() + leaseTime).catch(() => undefined), renewTime);
    try {
      for (let one = await next(); one && !stop.signal.aborted; one = await next()) {
        await work(one);
        current = undefined;
      }
    } finally {
      current = undefined;
      clearInterval(renewal);
      await hold(now()).catch(() => undefined);
    }
  }

  function start(): void {
    running ??= run()
      .catch((error) => {
        if (!stop.signal.aborted) log.error('Preparing recordings was interrupted, trying again', { error });
      })
      .finally(() => {
        running = undefined;
      });
  }

  return {
    add(show: number): void {
      waiting.add(show);
      if (!stop.signal.aborted) start();
    },
    drop(show: number): void {
      waiting.delete(show);
      if (current?.show === show) current.abort.abort();
    },
    /** How far a preparation is, or how many are ahead of it while it waits. */
    progressOf(show: number): { done: number; secondsLeft: number | null } | { ahead: number } {
      if (current?.show === show) {
        const { done, began } = current;
        const elapsed = (performance.now() - began) / 1000;
        return {
          done,
          secondsLeft: done > 0.02 && elapsed > 1 ? Math.ceil((elapsed / done) * (1 - done)) : null,
        };
      }
      return { ahead: Math.max(0, [...waiting].indexOf(show)) };
    },
    /** Tries again: another process may have held the lease, or the work was interrupted. */
    tick(): void {
      if (waiting.size > 0 && performance.now() - lastTry > retryTime) start();
    },
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}
