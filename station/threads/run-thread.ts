import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { measureLoopDelay } from './loop-delay.ts';
import type { StartMessage, ThreadCommand, ThreadData } from './thread.ts';

type Running<Info> = {
  /** Facts about the thread that the main thread needs. */
  info: Info;
  /** Serves a port over which others call functions or send requests. */
  onPort(purpose: string, port: MessagePort): void;
  close(): Promise<void>;
};

/** Runs a thread; its entry calls this. `start` gets the data from the main thread. */
export async function runThread<Data, Info>(start: (data: Data) => Promise<Running<Info>>): Promise<void> {
  const parent = parentPort;
  if (!parent) throw new Error('This file is the entry of a thread.');
  const post = (message: StartMessage<Info>) => parent.postMessage(message);
  const data: ThreadData & Data = workerData;
  measureLoopDelay(data.delays);
  try {
    const running = await start(data);
    parent.on('message', (command: ThreadCommand) => {
      if ('port' in command) return running.onPort(command.purpose, command.port);
      void running.close().finally(() => process.exit());
    });
    post({ started: running.info });
    flushCompileCache();
  } catch (error) {
    post({ failed: error instanceof Error ? error.message : String(error) });
    parent.close();
  }
}
