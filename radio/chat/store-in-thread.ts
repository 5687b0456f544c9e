import { Worker } from 'node:worker_threads';
import type { Log } from '@longwave/server-kit/log.ts';
import type { ChatStore } from './store.ts';
import type { StoreCall, StoreReturn } from './store-thread.ts';

/** Thrown when a message could not be stored or read in time. */
export class StoreBusy extends Error {}

export type AsyncChatStore = {
  [Name in keyof ChatStore]: (...args: Parameters<ChatStore[Name]>) => Promise<ReturnType<ChatStore[Name]>>;
};

type PendingCall = { resolve(result: unknown): void; reject(error: Error): void };

/** Runs the chat store in a thread of its own, which is restarted when it has ended. */
export function openStoreInThread(file: string, log: Log, timeoutMs = 5_000): AsyncChatStore {
  const pending = new Map<number, PendingCall>();
  let last = 0;
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./store-thread.ts', import.meta.url), {
      name: 'chat',
      workerData: { file },
    });
    started.on('message', (reply: StoreReturn) => {
      const caller = pending.get(reply.id);
      if ('failure' in reply) caller?.reject(new StoreBusy(reply.failure));
      else caller?.resolve(reply.result);
    });
    started.on('error', (error) => log.error('thread of the chat store failed', { error }));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of pending.values()) reject(new StoreBusy('its thread has ended'));
    });
    started.unref();
    return started;
  }

  function call(name: keyof ChatStore, args: unknown[]): Promise<unknown> {
    worker ??= start();
    const id = ++last;
    return new Promise((resolve, reject) => {
      const late = setTimeout(reject, timeoutMs, new StoreBusy('it took too long'));
      pending.set(id, { resolve, reject });
      worker?.postMessage({ id, name, args } satisfies StoreCall);
      late.unref();
    }).finally(() => pending.delete(id));
  }

  worker = start();
  return new Proxy({} as AsyncChatStore, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name as keyof ChatStore, args),
  });
}
