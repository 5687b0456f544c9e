import { Agent, get, type IncomingHttpHeaders } from 'node:http';

/** How the members of a crowd were answered: how often with each status, and for how long the slowest waited. */
export type Answered = { statuses: Map<number, number>; slowestMs: number };

type Crowd = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Called for each answer. */
  look?: (status: number, headers: IncomingHttpHeaders) => void;
};

/** So many connections, each asking again as soon as it is answered, for some seconds. */
export async function crowd(
  url: string,
  pathOf: (number: number) => string,
  { connections, seconds, headers = {}, look }: Crowd,
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answered: Answered = { statuses: new Map(), slowestMs: 0 };
  const until = performance.now() + seconds * 1000;
  let number = 0;

  function ask(): Promise<void> {
    const began = performance.now();
    return new Promise((resolve) => {
      get(url + pathOf(number++), { agent, headers }, (res) => {
        const status = res.statusCode ?? 0;
        look?.(status, res.headers);
        res.resume().once('close', () => {
          answered.statuses.set(status, (answered.statuses.get(status) ?? 0) + 1);
          answered.slowestMs = Math.max(answered.slowestMs, performance.now() - began);
          resolve();
        });
      }).once('error', () => resolve());
    });
  }

  async function member(): Promise<void> {
    while (performance.now() < until) await ask();
  }

  await Promise.all(Array.from({ length: connections }, member));
  agent.destroy();
  return answered;
}
