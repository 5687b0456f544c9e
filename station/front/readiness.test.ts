import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AirChunk, createBroadcaster } from '@longwave/radio/stream/broadcaster.ts';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkDisk, checkStreamClock, type ReadinessCheck, respondReadiness } from './readiness.ts';

const folder = mkdtempSync(join(tmpdir(), 'longwave-ready-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readinessOf(checks: Record<string, ReadinessCheck>, timeout = 60_000) {
  const server = createServer((_, res) => void respondReadiness(res, checks, timeout)).listen(0);
  onTestFinished(() => void server.close());
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { status: response.status, ...(await response.json()) };
}

test('a station is ready when every check passes', async () => {
  const checks = {
    store: async () => undefined,
    disk: checkDisk(folder),
    stream: checkStreamClock(() => 0.4),
  };
  expect(await readinessOf(checks)).toEqual({
    status: 200,
    ready: true,
    checks: { store: 'ok', disk: 'ok', stream: 'ok' },
  });
});

test('a check that fails, throws or does not end is named with its reason, and the others are shown', async () => {
  const checks = {
    store: () => new Promise<undefined>(() => undefined),
    content: () => Promise.reject(new Error('database is locked')),
    threads: () => 'starting again: render-1',
    disk: () => undefined,
  };
  expect(await readinessOf(checks, 100)).toEqual({
    status: 503,
    ready: false,
    checks: {
      store: 'no result within 0.1 s',
      content: 'database is locked',
      threads: 'starting again: render-1',
      disk: 'ok',
    },
  });
});

test('the stream clock has stopped when no chunk was sent for seconds', async () => {
  expect(await checkStreamClock(() => 12)()).toBe('no sound was sent for 12 s');
  expect(await checkStreamClock(() => undefined)()).toBeUndefined();
});

test('the clock of the broadcaster stops when a chunk never comes', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  let isStuck = false;
  const chunkAt = (number: number) =>
    isStuck ? new Promise<never>(() => undefined) : Promise.resolve({ number } as AirChunk);
  const broadcaster = createBroadcaster(chunkAt, silentLog);
  onTestFinished(() => broadcaster.close());
  await broadcaster.start();
  const check = checkStreamClock(broadcaster.secondsSinceChunk);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await check()).toBeUndefined();
  isStuck = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await check()).toMatch(/^no sound was sent for (?:19|20) s$/);
});

test('a disk with too little room, or a folder that cannot be reached, fails', async () => {
  expect(await checkDisk(folder, Number.MAX_SAFE_INTEGER)()).toMatch(/^only \d+ MB are free in /);
  await expect(checkDisk(join(folder, 'gone'))()).rejects.toThrow('ENOENT');
});
