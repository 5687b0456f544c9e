import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { measureLoopDelay } from './loop-delay.ts';
import type { FirstWord, ThreadData, ThreadOrder } from './thread.ts';

type Running<News> = {
  /** What the main thread must know of it. */
  news: News;
  /** Takes over a port that somebody will ask over. */
  take(purpose: string, port: MessagePort): void;
  close(): Promise<void>;
};

/** Called by the entry of a thread, with the data the main thread gave it. */
export async function runThread<Data, News>(begin: (data: Data) => Promise<Running<News>>): Promise<void> {
  const parent = parentPort;
  if (!parent) throw new Error('This file is the entry of a thread.');
  const say = (word: FirstWord<News>) => parent.postMessage(word);
  const data: ThreadData & Data = workerData;
  measureLoopDelay(data.delays);
  try {
    const running = await begin(data);
    parent.on('message', (order: ThreadOrder) => {
      if ('port' in order) return running.take(order.purpose, order.port);
      void running.close().finally(() => process.exit());
    });
    say({ up: running.news });
  } catch (error) {
    say({ cannot: error instanceof Error ? error.message : String(error) });
    parent.close();
  }
}
