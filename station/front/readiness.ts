import { access, constants, statfs } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** Returns undefined if all is well, else one sentence about the problem; a check that throws has failed too. */
export type ReadinessCheck = () => string | undefined | Promise<string | undefined>;

const timeoutMs = 2_000;
const minFreeBytes = 50 * 1024 * 1024;
const maxSecondsSinceChunk = 5;

/** `/readyz`: 200 when every check passes, else 503; the JSON says which check failed and why. */
export async function respondReadiness(
  res: ServerResponse,
  checks: Record<string, ReadinessCheck>,
  timeout = timeoutMs,
): Promise<void> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await run(check, timeout)) ?? 'ok'] as const),
  );
  const ready = results.every(([, result]) => result === 'ok');
  res.writeHead(ready ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(`${JSON.stringify({ ready, checks: Object.fromEntries(results) })}\n`);
}

async function run(check: ReadinessCheck, timeout: number): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, timeout, `no result within ${timeout / 1000} s`);
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks that the built-in host sends a chunk every half second; undefined seconds mean that another service broadcasts. */
export function checkStreamClock(secondsSinceChunk: () => number | undefined): ReadinessCheck {
  return () => {
    const seconds = secondsSinceChunk() ?? 0;
    return seconds > maxSecondsSinceChunk ? `no sound was sent for ${Math.round(seconds)} s` : undefined;
  };
}

/** Checks that the data folder can be written and the disk has some room. */
export function checkDisk(folder: string, minFree = minFreeBytes): ReadinessCheck {
  return async () => {
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return free < minFree ? `only ${Math.floor(free / 1024 / 1024)} MB are free in ${folder}` : undefined;
  };
}
