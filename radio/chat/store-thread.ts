import { parentPort, workerData } from 'node:worker_threads';
import { type ChatStore, openChatStore } from './store.ts';
import { isDamage } from './undamaged.ts';

export type StoreCall = { id: number; name: keyof ChatStore; given: unknown[] };
export type StoreReturn = { id: number; result: unknown } | { id: number; failure: string };

// Entry of the thread that keeps what is said: a locked file or a slow disk holds up the chat, never the sound.
const store = openChatStore(workerData.file);

parentPort?.on('message', ({ id, name, given }: StoreCall) => {
  try {
    const work = store[name] as (...given: unknown[]) => unknown;
    parentPort?.postMessage({ id, result: work(...given) } satisfies StoreReturn);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, failure } satisfies StoreReturn);
    // Started again, the thread sets a damaged file aside.
    if (isDamage(error)) parentPort?.close();
  }
  if (name === 'close') parentPort?.close();
});
