import { parentPort, workerData } from 'node:worker_threads';
import { isDamageError } from '@longwave/server-kit/damaged-database.ts';
import { errorMessage } from '../error-message.ts';
import { type ChatStore, openChatStore } from './store.ts';

export type StoreCall = { id: number; name: keyof ChatStore; args: unknown[] };
export type StoreReturn = { id: number; result: unknown } | { id: number; failure: string };

// Entry of the chat store's thread: here a locked file or a slow disk delays the chat, never the sound.
const store = openChatStore(workerData.file);

parentPort?.on('message', ({ id, name, args }: StoreCall) => {
  try {
    const work = store[name] as (...args: unknown[]) => unknown;
    parentPort?.postMessage({ id, result: work(...args) } satisfies StoreReturn);
  } catch (error) {
    const failure = errorMessage(error);
    parentPort?.postMessage({ id, failure } satisfies StoreReturn);
    // The restarted thread sets the damaged file aside.
    if (isDamageError(error)) parentPort?.close();
  }
  if (name === 'close') parentPort?.close();
});
