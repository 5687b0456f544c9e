import { type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads';
import { log } from '../front/log.ts';
import { type LoopDelay, loopDelayMemory, readLoopDelay, stuckFor } from './loop-delay.ts';

const shortestWait = 500;
const longestWait = 30_000;
/** Whoever ran for this long has not failed at once: the next wait is short again. */
const longEnough = 60_000;
const patienceAtEnd = 5_000;

/** What every thread is given, beside data of its own. */
export type ThreadData = { delays: SharedArrayBuffer };
/** The first word of a thread: it can be used, or why it cannot. */
export type FirstWord<News> = { up: News } | { cannot: string };
/** What a thread is told: to end, or a port to be asked over, and for what. */
export type ThreadOrder = { close: true } | { purpose: string; port: MessagePort };

type Options<News> = {
  name: string;
  entry: URL;
  data: Record<string, unknown>;
  /** Called whenever the thread has started, or started again. */
  up(news: News): void;
  /** Without a turn of its event loop for so long, a thread will not come back. */
  hopelessAfterSeconds?: number;
  resourceLimits?: ResourceLimits;
};

export type Thread = {
  name: string;
  /** Settled when the thread first runs; rejected with its own words when it cannot. */
  started: Promise<void>;
  isUp(): boolean;
  /** Hands over a port, if the thread is there. */
  give(purpose: string, port: MessagePort): void;
  stats(): { restarts: number; up: number; delay: LoopDelay };
  close(): Promise<void>;
};

/** A thread that is started again whenever it ends: after half a second, and later if it fails again and again. */
export function startThread<News>(options: Options<News>): Thread {
  const { name, entry, data, up, hopelessAfterSeconds = 60, resourceLimits = {} } = options;
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  let worker: Worker | undefined;
  let state: 'new' | 'up' | 'down' | 'closed' = 'new';
  let restarts = 0;
  let wait = shortestWait;
  let delays = loopDelayMemory();
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    delays = loopDelayMemory();
    const began = performance.now();
    let reason = '';
    const workerData = { ...data, delays } satisfies ThreadData;
    const current = new Worker(entry, { name, workerData, resourceLimits });
    worker = current;
    current.once('message', (word: FirstWord<News>) => {
      if ('cannot' in word) {
        reason = word.cannot;
        return;
      }
      if (state === 'closed') return;
      state = 'up';
      up(word.up);
      resolve();
    });
    current.once('error', (error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    current.once('exit', (code) => {
      worker = undefined;
      reject(new Error(reason || `The thread for ${name} ended with ${code}.`));
      if (state === 'new' || state === 'closed') return;
      state = 'down';
      if (performance.now() - began > longEnough) wait = shortestWait;
      log('error', 'thread ended', { thread: name, reason, code, startsAgainInMs: wait });
      timer = setTimeout(() => {
        restarts++;
        start();
      }, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  }

  start();
  started.catch(() => undefined);
  const watch = setInterval(() => {
    const seconds = stuckFor(delays);
    if (state !== 'up' || seconds < hopelessAfterSeconds) return;
    log('error', 'thread stuck', { thread: name, seconds: Math.round(seconds) });
    void worker?.terminate();
  }, hopelessAfterSeconds * 100).unref();

  return {
    name,
    started,
    isUp: () => state === 'up',
    give: (purpose, port) => worker?.postMessage({ purpose, port } satisfies ThreadOrder, [port]),
    stats: () => ({ restarts, up: state === 'up' ? 1 : 0, delay: readLoopDelay(delays) }),
    async close() {
      state = 'closed';
      clearInterval(watch);
      clearTimeout(timer);
      const ending = worker;
      if (!ending) return;
      const ended = new Promise((done) => ending.once('exit', done));
      ending.postMessage({ close: true } satisfies ThreadOrder);
      const patience = setTimeout(() => void ending.terminate(), patienceAtEnd);
      await ended;
      clearTimeout(patience);
    },
  };
}
