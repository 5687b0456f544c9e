import { Worker } from 'node:worker_threads';
import type { SectionNews, SectionOrder } from './maker.ts';

export type Listener = { take(bytes: Uint8Array): void; done(): void; fail(reason: string): void };

let worker: Worker | undefined;
let lastJob = 0;
const waiting = new Map<number, Listener>();

/** Orders a section from the worker thread, which is started when first needed and never keeps the process alive. */
export function orderSection(order: Omit<SectionOrder, 'job'>, listener: Listener): void {
  const maker = worker ?? startWorker();
  worker = maker;
  lastJob += 1;
  waiting.set(lastJob, listener);
  maker.ref();
  maker.postMessage({ ...order, job: lastJob } satisfies SectionOrder);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./maker.ts', import.meta.url));
  started.on('message', hear);
  started.on('error', (error) => stopped(started, error.message));
  started.on('exit', () => stopped(started, 'The thread that makes sound has ended'));
  return started;
}

function hear({ job, bytes, failure }: SectionNews) {
  const listener = waiting.get(job);
  if (bytes) return listener?.take(bytes);
  waiting.delete(job);
  if (waiting.size === 0) worker?.unref();
  if (failure) listener?.fail(failure);
  else listener?.done();
}

function stopped(ended: Worker, reason: string) {
  if (worker !== ended) return;
  worker = undefined;
  for (const listener of waiting.values()) listener.fail(reason);
  waiting.clear();
}
