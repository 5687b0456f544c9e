import { Worker } from 'node:worker_threads';
import { FRAME_BYTES } from '../frames/frame.ts';
import type { SoundFormat } from '../sound-format.ts';
import type { Deliver, Transcoder } from '../transcoder.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import type { WorkerCommand, WorkerEvent, WorkerOptions } from './worker.ts';

/** Decodes and encodes with WebAssembly in a thread, so nothing has to be installed. */
export function openWasmTranscoder(format: SoundFormat, deliver: Deliver, niceness = 0): Transcoder {
  const workerData: WorkerOptions = { format, niceness };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  let reply: PromiseWithResolvers<WorkerEvent> | undefined;
  let broken: Error | undefined;

  function fail(error: Error) {
    broken ??= error;
    reply?.reject(broken);
  }
  worker.on('message', (event: WorkerEvent) => reply?.resolve(event));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the transcoding thread has ended')));
  worker.unref();

  async function run(command: WorkerCommand): Promise<void> {
    if (broken) throw broken;
    reply = Promise.withResolvers();
    worker.ref();
    worker.postMessage(command);
    const event = await reply.promise.finally(() => worker.unref());
    if ('failure' in event)
      throw event.unsuitable ? new UnsuitableSound(event.failure) : new Error(event.failure);
    const { buffer, byteOffset, length } = event.frames;
    const bytes = Buffer.from(buffer, byteOffset, length);
    const count = length / FRAME_BYTES;
    if (count > 0) {
      await deliver(
        Array.from({ length: count }, (_, at) => bytes.subarray(at * FRAME_BYTES, (at + 1) * FRAME_BYTES)),
      );
    }
  }

  return {
    write: (bytes) => run({ bytes }),
    async end() {
      await run('end');
      await worker.terminate();
    },
    close: () => void worker.terminate(),
  };
}
