import { Worker } from 'node:worker_threads';
import { FRAME_BYTES } from '../../frames/frame.ts';
import type { SoundFormat } from '../sound-format.ts';
import type { Deliver, Transcoder } from '../transcoder.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import type { WorkerNews, WorkerOptions, WorkerOrder } from './worker.ts';

/** Decoders and encoder are WebAssembly, in a thread of their own: nothing else has to be on the machine. */
export function openWasmTranscoder(format: SoundFormat, deliver: Deliver, niceness = 0): Transcoder {
  const workerData: WorkerOptions = { format, niceness };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  let answered: PromiseWithResolvers<WorkerNews> | undefined;
  let broken: Error | undefined;

  function breakOff(error: Error) {
    broken ??= error;
    answered?.reject(broken);
  }
  worker.on('message', (news: WorkerNews) => answered?.resolve(news));
  worker.on('error', breakOff);
  worker.on('exit', () => breakOff(new Error('the transcoding thread has ended')));
  worker.unref();

  async function carryOut(order: WorkerOrder): Promise<void> {
    if (broken) throw broken;
    answered = Promise.withResolvers();
    worker.ref();
    worker.postMessage(order);
    const news = await answered.promise.finally(() => worker.unref());
    if ('failure' in news)
      throw news.unsuitable ? new UnsuitableSound(news.failure) : new Error(news.failure);
    const { buffer, byteOffset, length } = news.frames;
    const bytes = Buffer.from(buffer, byteOffset, length);
    const count = length / FRAME_BYTES;
    if (count > 0) {
      await deliver(
        Array.from({ length: count }, (_, at) => bytes.subarray(at * FRAME_BYTES, (at + 1) * FRAME_BYTES)),
      );
    }
  }

  return {
    write: (bytes) => carryOut({ bytes }),
    async end() {
      await carryOut('end');
      await worker.terminate();
    },
    close: () => void worker.terminate(),
  };
}
