import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs the work of one request; its id is in every log line that is written meanwhile. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return requests.run(id, work);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}
