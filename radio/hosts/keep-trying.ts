import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Does `work` again and again until stopped: after `restMs` when it went well, with growing waits when it failed.
 * A failure is logged once, until it works again.
 */
export function keepTrying(
  what: string,
  log: Log,
  restMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await work(signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (failures++ === 0)
          log(`${what} cannot be followed: ${error instanceof Error ? error.message : error}`);
      }
      const wait = failures ? Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) : restMs;
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  void run();
  return () => stopping.abort();
}

export async function getJson(
  url: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response.json();
}
