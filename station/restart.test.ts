import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasInheritedSocket } from './listen.ts';

const data = mkdtempSync(join(tmpdir(), 'longwave-'));
let holder: ChildProcess;
let said = '';

const pids = () => [...said.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
const timesOnAir = () => said.split('On air at').length - 1;
const timesOffAir = () => said.split('Going off air').length - 1;

beforeAll(() => {
  cpSync(process.env.TEST_SEEDED_DATA ?? '', data, { recursive: true });
  holder = spawn(process.execPath, [join(import.meta.dirname, 'testing/socket-holder.ts')], {
    env: {
      ...process.env,
      DATA: data,
      STATION: 'stations/fixture',
      RATE_LIMIT: 'off',
      PICTURES_AHEAD: 'off',
      RENDER_THREADS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hear = (part: Buffer) => {
    said += part;
  };
  holder.stdout?.on('data', hear);
  holder.stderr?.on('data', hear);
});

afterAll(() => {
  holder.kill('SIGKILL');
  const last = pids().at(-1);
  if (last && holder.exitCode === null) process.kill(last, 'SIGKILL');
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
});

/** Uses a new connection for each request: browsers and proxies retry by themselves when a kept-alive connection ends. */
function statusOf(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(address, { agent: false }, (res) => {
      res.resume();
      res.once('close', () => resolve(res.complete ? (res.statusCode ?? 0) : 'cut off'));
    }).once('error', (error) => resolve(error.message));
  });
}

test('a restart with a socket of systemd drops no pages', async () => {
  await expect.poll(timesOnAir).toBe(1);
  const url = `http://127.0.0.1:${/^port (\d+)$/m.exec(said)?.[1]}`;
  const statuses = new Map<number | string, number>();
  let going = true;
  const visitors = ['/info', '/shows', '/content/home.json', '/residents?name=a'].map(async (path) => {
    while (going) {
      const status = await statusOf(url + path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(20);
  process.kill(pids()[0] ?? 0, 'SIGTERM');
  await expect.poll(timesOffAir).toBe(1);
  await expect.poll(timesOnAir).toBe(2);
  const before = statuses.get(200) ?? 0;
  await expect.poll(() => statuses.get(200) ?? 0).toBeGreaterThan(before + 20);
  going = false;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  expect(new Set(pids()).size).toBe(2);
});

test('a socket meant for another process is not taken', () => {
  expect(hasInheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(true);
  expect(hasInheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 8)).toBe(false);
  expect(hasInheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '0' }, 7)).toBe(false);
  expect(hasInheritedSocket({}, 7)).toBe(false);
});
