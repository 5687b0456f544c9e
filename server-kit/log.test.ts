import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { withRequestId } from './request-id.ts';
import { captureLog } from './testing/captured-log.ts';

const moduleUrl = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

function run(code: string) {
  const setup = `const { createLog } = await import(${moduleUrl('log.ts')}); const log = createLog('radio');`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', setup + code];
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  const parse = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { stdout: parse(stdout), stderr: parse(stderr) };
}

test('a line is JSON with time, level, part, event and facts; warnings and errors go to stderr', () => {
  const { stdout, stderr } = run(`
    log.info('started', { port: 3000 });
    log.warn('late');
    log.error('failed', { reason: 'disk "full"\\nnow', error: new TypeError('no room') });
  `);
  expect(stdout).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      part: 'radio',
      event: 'started',
      port: 3000,
    },
  ]);
  expect(stderr).toMatchObject([
    { level: 'warn', event: 'late' },
    {
      level: 'error',
      event: 'failed',
      reason: 'disk "full"\nnow',
      error: { type: 'TypeError', message: 'no room', stack: expect.stringContaining('at ') },
    },
  ]);
});

test('the last line before an exit is not lost, in the main thread and in a worker thread', () => {
  const { stdout } = run(`
    for (let line = 0; line < 2000; line++) log.info('line', { line });
    process.exit(0);
  `);
  expect(stdout.at(-1)).toMatchObject({ line: 1999 });
  const worker = `import(${moduleUrl('log.ts')}).then(({ createLog }) => {
    createLog('content').info('last line of a thread');
    process.exit(1);
  })`;
  const fromThread = run(`
    const { Worker } = await import('node:worker_threads');
    new Worker(${JSON.stringify(worker)}, { eval: true }).once('exit', () => process.exit(0));
  `);
  expect(fromThread.stdout).toMatchObject([{ part: 'content', event: 'last line of a thread' }]);
});

test('the id of the request is in each line of its work, and in no other line', async () => {
  using captured = captureLog();
  const log = createLog('content');
  await Promise.all(
    ['one', 'two'].map((id) =>
      withRequestId(id, async () => {
        await promisify(execFile)(process.execPath, ['--version']);
        log.info('worked', { of: id });
      }),
    ),
  );
  log.info('outside');
  for (const id of ['one', 'two'])
    expect(captured.lines().find((line) => line.of === id)).toMatchObject({ requestId: id });
  expect(captured.lines().at(-1)).not.toHaveProperty('requestId');
});
