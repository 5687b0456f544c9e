import type { MessagePort } from 'node:worker_threads';
import { currentRequestId, withRequestId } from '@longwave/server-kit/request-id.ts';
import { ThreadGone } from './port-client.ts';

/** Functions that another thread can call, each with at most one argument; arguments and results are copied. */
// biome-ignore lint/suspicious/noExplicitAny: any function of this shape is one
type Functions = Record<string, (argument: any) => unknown>;
type Remote<F extends Functions> = {
  [Name in keyof F]: (argument: Parameters<F[Name]>[0]) => Promise<Awaited<ReturnType<F[Name]>>>;
};

type Call = { id: number; name: string; argument: unknown; requestId: string | undefined };
type Reply = { id: number; result: unknown } | { id: number; failure: string };
type PendingCall = { resolve(result: unknown): void; reject(error: Error): void };

/** Calls functions that `serveCalls` offers at the other end of a port; calls fail while there is no connection. */
export function createCaller<F extends Functions>() {
  let current: { port: MessagePort; pending: Map<number, PendingCall> } | undefined;
  let lastId = 0;

  function call(name: string, argument: unknown): Promise<unknown> {
    const connection = current;
    if (!connection) return Promise.reject(new ThreadGone('the thread is not there'));
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      connection.pending.set(id, { resolve, reject });
      connection.port.postMessage({ id, name, argument, requestId: currentRequestId() } satisfies Call);
    });
  }

  return {
    connect(port: MessagePort): void {
      const pending = new Map<number, PendingCall>();
      const connection = { port, pending };
      current = connection;
      port.on('message', (reply: Reply) => {
        const caller = pending.get(reply.id);
        pending.delete(reply.id);
        if ('failure' in reply) caller?.reject(new Error(reply.failure));
        else caller?.resolve(reply.result);
      });
      port.on('close', () => {
        if (current === connection) current = undefined;
        for (const { reject } of pending.values()) reject(new ThreadGone('the thread has ended'));
      });
    },
    remote: new Proxy({} as Remote<F>, {
      get: (_, name) => (argument: unknown) => call(String(name), argument),
    }),
    close: () => current?.port.close(),
  };
}

export function serveCalls(port: MessagePort, functions: Functions): void {
  port.on('message', async ({ id, name, argument, requestId }: Call) => {
    try {
      port.postMessage({
        id,
        result: await withRequestId(requestId, () => functions[name]?.(argument)),
      } satisfies Reply);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, failure } satisfies Reply);
    }
  });
}
