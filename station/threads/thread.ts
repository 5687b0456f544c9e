import { type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads';
import { createLog } from '@longwave/server-kit/log.ts';
import { createLoopDelayMemory, type LoopDelay, readLoopDelay, secondsStuck } from './loop-delay.ts';

const log = createLog('station');

const minRestartDelay = 500;
const maxRestartDelay = 30_000;
/** A thread that has run for this many milliseconds is restarted quickly again. */
const stableAfter = 60_000;
const closeTimeout = 5_000;

/** Data that every thread gets, besides data of its own. */
export type ThreadData = { delays: SharedArrayBuffer };
/** The first message of a thread: that it has started, or why it cannot. */
export type StartMessage<Info> = { started: Info } | { failed: string };
/** A command to a thread: to end, or to serve this port for a purpose. */
export type ThreadCommand = { close: true } | { purpose: string; port: MessagePort };

type Options<Info> = {
  name: string;
  entry: URL;
  data: Record<string, unknown>;
  /** Called after each start and restart of the thread. */
  onStart(info: Info): void;
  /** A thread whose event loop is blocked for this long is terminated. */
  maxStuckSeconds?: number;
  resourceLimits?: ResourceLimits;
};

export type Thread = {
  name: string;
  /** Resolves when the thread first runs; rejects with the reason if it cannot. */
  started: Promise<void>;
  isUp(): boolean;
  /** Sends a port for the thread to serve, if the thread runs. */
  sendPort(purpose: string, port: MessagePort): void;
  stats(): { restarts: number; up: number; delay: LoopDelay };
  close(): Promise<void>;
};

/** Starts a thread that is restarted whenever it ends: after half a second, with growing delays if it fails repeatedly. */
export function startThread<Info>(options: Options<Info>): Thread {
  const { name, entry, data, onStart, maxStuckSeconds = 60, resourceLimits = {} } = options;
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  let worker: Worker | undefined;
  let state: 'new' | 'up' | 'down' | 'closed' = 'new';
  let restarts = 0;
  let restartDelay = minRestartDelay;
  let delays = createLoopDelayMemory();
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    delays = createLoopDelayMemory();
    const startedAt = performance.now();
    let reason = '';
    const workerData = { ...data, delays } satisfies ThreadData;
    const current = new Worker(entry, { name, workerData, resourceLimits });
    worker = current;
    current.once('message', (message: StartMessage<Info>) => {
      if ('failed' in message) {
        reason = message.failed;
        return;
      }
      if (state === 'closed') return;
      state = 'up';
      onStart(message.started);
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
      if (performance.now() - startedAt > stableAfter) restartDelay = minRestartDelay;
      log.error('thread ended', { thread: name, reason, code, startsAgainInMs: restartDelay });
      timer = setTimeout(() => {
        restarts++;
        start();
      }, restartDelay);
      restartDelay = Math.min(restartDelay * 2, maxRestartDelay);
    });
  }

  start();
  started.catch(() => undefined);
  const watch = setInterval(() => {
    const seconds = secondsStuck(delays);
    if (state !== 'up' || seconds < maxStuckSeconds) return;
    log.error('thread stuck', { thread: name, seconds: Math.round(seconds) });
    void worker?.terminate();
  }, maxStuckSeconds * 100).unref();

  return {
    name,
    started,
    isUp: () => state === 'up',
    sendPort: (purpose, port) => worker?.postMessage({ purpose, port } satisfies ThreadCommand, [port]),
    stats: () => ({ restarts, up: state === 'up' ? 1 : 0, delay: readLoopDelay(delays) }),
    async close() {
      state = 'closed';
      clearInterval(watch);
      clearTimeout(timer);
      const ending = worker;
      if (!ending) return;
      const ended = new Promise((done) => ending.once('exit', done));
      ending.postMessage({ close: true } satisfies ThreadCommand);
      const terminator = setTimeout(() => void ending.terminate(), closeTimeout);
      await ended;
      clearTimeout(terminator);
    },
  };
}
