// The worker thread that transcodes one sound: bytes come in, frames of the station's format go out.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SoundFormat } from '../sound-format.ts';
import { UnsuitableSound } from '../unsuitable-sound.ts';
import { createDecoder, type Pcm } from './decoder.ts';
import { createStationEncoder } from './station-encoder.ts';

export type WorkerOptions = { format: SoundFormat; niceness: number };
export type WorkerOrder = { bytes: Uint8Array } | 'end';
export type WorkerNews = { frames: Uint8Array<ArrayBuffer> } | { failure: string; unsuitable: boolean };

const { format, niceness } = workerData as WorkerOptions;
// On Linux the priority is this thread's alone; elsewhere it would be that of the whole station.
if (niceness && process.platform === 'linux') setPriority(0, niceness);

const tools = Promise.all([createDecoder(format), createStationEncoder()]);
let work = Promise.resolve();

parentPort?.on('message', (order: WorkerOrder) => {
  work = work.then(() => carryOut(order)).then(tell, (error) => tell(failureOf(error)));
});

async function carryOut(order: WorkerOrder): Promise<WorkerNews> {
  const [decoder, encoder] = await tools;
  const decoded: Pcm[] = order === 'end' ? await decoder.flush() : await decoder.decode(order.bytes);
  const frames = decoded.map((pcm) => encoder.push(pcm));
  if (order === 'end') frames.push(encoder.finish());
  return { frames: Uint8Array.from(Buffer.concat(frames)) };
}

function tell(news: WorkerNews): void {
  parentPort?.postMessage(news, 'frames' in news ? [news.frames.buffer] : []);
}

function failureOf(error: unknown): WorkerNews {
  const failure = error instanceof Error ? error.message : String(error);
  return { failure, unsuitable: error instanceof UnsuitableSound };
}
