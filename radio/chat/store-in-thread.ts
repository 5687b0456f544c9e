import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { ChatStore } from './store.ts';
import type { StoreCall, StoreReturn } from './store-thread.ts';

/** What was said could not be kept or read in time. */
export class StoreBusy extends Error {}

export type AsyncChatStore = {
  [Name in keyof ChatStore]: (...given: Parameters<ChatStore[Name]>) => Promise<ReturnType<ChatStore[Name]>>;
};

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** The store in a thread of its own, which is started again when it has ended. */
export function openStoreInThread(file: string, log: Log, patienceMs = 5_000): AsyncChatStore {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./store-thread.ts', import.meta.url), {
      name: 'chat',
      workerData: { file },
    });
    started.on('message', (answer: StoreReturn) => {
      const caller = waiting.get(answer.id);
      if ('failure' in answer) caller?.reject(new StoreBusy(answer.failure));
      else caller?.resolve(answer.result);
    });
    started.on('error', (error) => log(`Chat: the thread that keeps messages failed: ${String(error)}`));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(new StoreBusy('its thread has ended'));
    });
    started.unref();
    return started;
  }

  function call(name: keyof ChatStore, given: unknown[]): Promise<unknown> {
    worker ??= start();
    const id = ++last;
    return new Promise((resolve, reject) => {
      const late = setTimeout(reject, patienceMs, new StoreBusy('it took too long'));
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ id, name, given } satisfies StoreCall);
      late.unref();
    }).finally(() => waiting.delete(id));
  }

  worker = start();
  return new Proxy({} as AsyncChatStore, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        call(name as keyof ChatStore, given),
  });
}
