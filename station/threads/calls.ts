import type { MessagePort } from 'node:worker_threads';
import { ThreadGone } from './asker.ts';

/** Functions of another thread, each with at most one argument; arguments and results are copied. */
// biome-ignore lint/suspicious/noExplicitAny: any function of this shape is one
type Functions = Record<string, (argument: any) => unknown>;
type Remote<F extends Functions> = {
  [Name in keyof F]: (argument: Parameters<F[Name]>[0]) => Promise<Awaited<ReturnType<F[Name]>>>;
};

type Call = { id: number; name: string; argument: unknown };
type Return = { id: number; result: unknown } | { id: number; failure: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** Calls functions that `answerCalls` offers at the other end; fails while there is none. */
export function createCaller<F extends Functions>() {
  let current: { port: MessagePort; waiting: Map<number, Waiting> } | undefined;
  let last = 0;

  function call(name: string, argument: unknown): Promise<unknown> {
    const connection = current;
    if (!connection) return Promise.reject(new ThreadGone('the thread is not there'));
    return new Promise((resolve, reject) => {
      const id = ++last;
      connection.waiting.set(id, { resolve, reject });
      connection.port.postMessage({ id, name, argument } satisfies Call);
    });
  }

  return {
    connect(port: MessagePort): void {
      const waiting = new Map<number, Waiting>();
      const connection = { port, waiting };
      current = connection;
      port.on('message', (answer: Return) => {
        const caller = waiting.get(answer.id);
        waiting.delete(answer.id);
        if ('failure' in answer) caller?.reject(new Error(answer.failure));
        else caller?.resolve(answer.result);
      });
      port.on('close', () => {
        if (current === connection) current = undefined;
        for (const { reject } of waiting.values()) reject(new ThreadGone('the thread has ended'));
      });
    },
    remote: new Proxy({} as Remote<F>, {
      get: (_, name) => (argument: unknown) => call(String(name), argument),
    }),
    close: () => current?.port.close(),
  };
}

export function answerCalls(port: MessagePort, functions: Functions): void {
  port.on('message', async ({ id, name, argument }: Call) => {
    try {
      port.postMessage({ id, result: await functions[name]?.(argument) } satisfies Return);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      port.postMessage({ id, failure } satisfies Return);
    }
  });
}
