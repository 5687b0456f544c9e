import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createCaller, serveCalls } from './calls.ts';
import { startThread, type Thread } from './thread.ts';

const log = captureLog();
afterAll(() => log[Symbol.dispose]());

type TestFunctions = { double(number: number): number; fail(how: string): Promise<void> };

const entry = join(mkdtempSync(join(tmpdir(), 'longwave-')), 'entry.ts');
const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
writeFileSync(
  entry,
  `import { serveCalls } from ${here('calls.ts')};
import { runThread } from ${here('run-thread.ts')};
await runThread(async ({ problem }) => {
  if (problem) throw new Error(problem);
  const held = [];
  const functions = {
    double: (number) => number * 2,
    async fail(how) {
      if (how === 'throw') setTimeout(() => { throw new Error('thrown for the test'); });
      if (how === 'memory') for (;;) held.push(new Array(1e6).fill({ a: held.length }));
      if (how === 'loop') for (;;);
      await new Promise(() => undefined);
    },
  };
  return { info: 'hello', onPort: (_, port) => serveCalls(port, functions), close: async () => undefined };
});
`,
);

function start(data: Record<string, unknown> = {}, maxStuckSeconds = 60) {
  const caller = createCaller<TestFunctions>();
  const starts: string[] = [];
  const thread: Thread = startThread<string>({
    name: 'test',
    entry: pathToFileURL(entry),
    data,
    maxStuckSeconds,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    onStart(info) {
      starts.push(info);
      const { port1, port2 } = new MessageChannel();
      thread.sendPort('calls', port2);
      caller.connect(port1);
    },
  });
  onTestFinished(() => thread.close());
  return { thread, starts, remote: caller.remote };
}

test.each(['throw', 'memory', 'loop'])('a thread that ends by %s is started again', async (how) => {
  const { thread, starts, remote } = start({}, how === 'loop' ? 6 : 60);
  await thread.started;
  expect(await remote.double(4)).toBe(8);
  await expect(remote.fail(how)).rejects.toThrow('the thread has ended');
  await expect.poll(thread.isUp, { interval: 5 }).toBe(false);
  await expect(remote.double(4)).rejects.toThrow('the thread is not there');
  await expect.poll(thread.isUp).toBe(true);
  await expect.poll(() => remote.double(5).catch(() => 0)).toBe(10);
  expect([starts, thread.stats().restarts]).toEqual([['hello', 'hello'], 1]);
});

test('a thread that cannot start says why, and is not tried again', async () => {
  const { thread } = start({ problem: 'the data is of a newer version' });
  await expect(thread.started).rejects.toThrow('the data is of a newer version');
  expect(thread.stats()).toMatchObject({ restarts: 0, up: 0 });
});

test('how long the loop of a thread is held up is known while it is', async () => {
  const { thread, remote } = start();
  await thread.started;
  expect(await remote.double(1)).toBe(2);
  remote.fail('loop').catch(() => undefined);
  await expect.poll(() => thread.stats().delay.max).toBeGreaterThan(0.5);
});

test('functions that fail say so to who called them', async () => {
  const { port1, port2 } = new MessageChannel();
  serveCalls(port2, { refuse: () => Promise.reject(new Error('not today')) });
  const caller = createCaller<{ refuse(nothing: undefined): Promise<void> }>();
  caller.connect(port1);
  await expect(caller.remote.refuse(undefined)).rejects.toThrow('not today');
  caller.close();
});
