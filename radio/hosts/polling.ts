import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@longwave/server-kit/log.ts';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * Repeats `work` until stopped: after `everyMs` when it succeeded, with growing delays when it failed. Only the first of
 * successive failures is logged.
 */
export function poll(
  what: string,
  log: Log,
  everyMs: number,
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
        if (failures++ === 0) log.warn('host cannot be followed', { source: what, error });
      }
      const wait = failures ? Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS) : everyMs;
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  void run();
  return () => stopping.abort();
}

export async function fetchJson(
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
