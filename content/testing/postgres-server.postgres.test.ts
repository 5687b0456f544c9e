import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a run with a server of its own ends with the exit code that the tests gave it', () => {
  const code = `await import(${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))}); process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', code]);
  expect(status).toBe(3);
});
