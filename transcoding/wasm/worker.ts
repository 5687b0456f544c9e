// The thread that transcodes one sound: bytes come in, frames of the station's format go out.
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriorityOfThread } from '../low-priority.ts';
import type { SoundFormat } from '../sound-format.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createDecoder } from './create-decoder.ts';
import type { Pcm } from './decoder.ts';
import { createStationEncoder } from './station-encoder.ts';

export type WorkerOptions = { format: SoundFormat; niceness: number };
export type WorkerCommand = { bytes: Uint8Array } | 'end';
export type WorkerEvent = { frames: Uint8Array<ArrayBuffer> } | { failure: string; unsuitable: boolean };

const { format, niceness } = workerData as WorkerOptions;
if (niceness) lowerPriorityOfThread(niceness);

const tools = Promise.all([createDecoder(format), createStationEncoder()]);
let work = Promise.resolve();

parentPort?.on('message', (command: WorkerCommand) => {
  work = work.then(() => run(command)).then(postEvent, (error) => postEvent(failureOf(error)));
});

async function run(command: WorkerCommand): Promise<WorkerEvent> {
  const [decoder, encoder] = await tools;
  const decoded: Pcm[] = command === 'end' ? await decoder.flush() : await decoder.decode(command.bytes);
  const frames = decoded.map((pcm) => encoder.push(pcm));
  if (command === 'end') frames.push(encoder.finish());
  return { frames: Uint8Array.from(Buffer.concat(frames)) };
}

function postEvent(event: WorkerEvent): void {
  parentPort?.postMessage(event, 'frames' in event ? [event.frames.buffer] : []);
}

function failureOf(error: unknown): WorkerEvent {
  const failure = error instanceof Error ? error.message : String(error);
  return { failure, unsuitable: error instanceof UnsuitableSound };
}
