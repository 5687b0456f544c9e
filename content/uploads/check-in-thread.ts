import { Worker } from 'node:worker_threads';
import type { Job, Outcome } from './check-upload.ts';

const entry = new URL('./check-thread.ts', import.meta.url);

/** Rejects if the thread fails or is terminated. */
export function checkInThread(job: Job, signal: AbortSignal): Promise<Outcome> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: job, name: 'upload check' });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', end);
      reject(new Error('The check has ended before it was done'));
    });
  });
}
