// npm run check-platforms: installs the lockfile as each supported platform would, into temporary folders, and fails if a
// native part is missing. It downloads some hundred megabytes and is not part of the tests.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingParts } from './setup/native-parts.mjs';
import { npm } from './setup/npm.mjs';
import { root } from './setup/root.mjs';

const platforms = [
  { platform: 'linux', arch: 'x64', libc: 'glibc' },
  { platform: 'linux', arch: 'arm64', libc: 'glibc' },
  { platform: 'linux', arch: 'arm64', libc: 'musl' },
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'darwin', arch: 'x64' },
  { platform: 'win32', arch: 'x64' },
];
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

for (const machine of platforms) {
  const name = Object.values(machine).join(' ');
  const folder = mkdtempSync(join(tmpdir(), 'longwave-platform-'));
  for (const file of [
    'package.json',
    'package-lock.json',
    ...workspaces.map((/** @type {string} */ w) => `${w}/package.json`),
  ])
    cpSync(join(root, file), join(folder, file));
  const libc = machine.libc ? [`--libc=${machine.libc}`] : [];
  try {
    await npm(['ci', '--ignore-scripts', `--os=${machine.platform}`, `--cpu=${machine.arch}`, ...libc], {
      folder,
      what: `install for ${name}`,
    });
    const missing = missingParts(folder, machine);
    console.log(missing.length === 0 ? `${name}: complete` : `${name}: without ${missing.join(', ')}`);
    if (missing.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  rmSync(folder, { recursive: true, force: true });
}
