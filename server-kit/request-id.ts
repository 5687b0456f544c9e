import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs the work of one request; every log line written by it has the request's id. */
export function withRequestId<Result>(id: string | undefined, work: () => Result): Result {
  return requests.run(id, work);
}

export function currentRequestId(): string | undefined {
  return requests.getStore();
}
