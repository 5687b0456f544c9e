import { Worker } from 'node:worker_threads';
import type { Measured } from '@longwave/transcoding/recordings/measure-sound.ts';
import type { Made } from './preparation-folder.ts';
import type { PreparationEvent, PreparationJob } from './prepare-recording.ts';

const entry = new URL('./prepare-thread.ts', import.meta.url);

export type Outcome = { measured: Measured } | { made: Made } | { failure: string };

/** Rejects if the thread fails or is terminated. */
export function prepareInThread(
  job: PreparationJob,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: job, name: 'preparation of a recording' });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.on('message', (event: PreparationEvent) => {
      if ('done' in event) onProgress(event.done);
      else resolve(event);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', end);
      reject(new Error('The thread has ended before the recording was prepared'));
    });
  });
}
