import { Agent, get, type IncomingHttpHeaders } from 'node:http';

/** How often each status came, and how long the slowest response took. */
export type LoadResult = { statuses: Map<number, number>; slowestMs: number };

type LoadOptions = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Called for each response. */
  onResponse?: (status: number, headers: IncomingHttpHeaders) => void;
  /** On a slow machine the load continues beyond `seconds` until this returns true for the statuses so far. */
  isEnough?: (statuses: Map<number, number>) => boolean;
};

/** Requests paths for some seconds over this many connections, each sending its next request when it has a response. */
export async function generateLoad(
  url: string,
  pathOf: (number: number) => string,
  { connections, seconds, headers = {}, onResponse, isEnough = () => true }: LoadOptions,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { statuses: new Map(), slowestMs: 0 };
  const until = performance.now() + seconds * 1000;
  let number = 0;

  function sendRequest(): Promise<void> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      get(url + pathOf(number++), { agent, headers }, (res) => {
        const status = res.statusCode ?? 0;
        onResponse?.(status, res.headers);
        res.resume().once('close', () => {
          result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
          result.slowestMs = Math.max(result.slowestMs, performance.now() - startedAt);
          resolve();
        });
      }).once('error', () => resolve());
    });
  }

  async function runConnection(): Promise<void> {
    while (performance.now() < until || !isEnough(result.statuses)) await sendRequest();
  }

  await Promise.all(Array.from({ length: connections }, runConnection));
  agent.destroy();
  return result;
}
