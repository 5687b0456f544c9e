import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { missingParts } from './native-parts.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/**
 * What is installed: packages that a station runs on, also those that build the site, or everything including tests.
 * @typedef {'run' | 'build' | 'all'} Level
 */
const levels = ['run', 'build', 'all'];
const stamp = join(root, 'node_modules/.longwave-installed');

/** @param {Level} level */
export async function install(level) {
  if (levels.indexOf(installedLevel()) >= levels.indexOf(level)) return;
  const startedAt = Date.now();
  console.log('Installing packages (once) …');
  await npm(['ci', ...installArguments(level)], { folder: root, what: 'install the packages' });
  const missing = missingParts(root, process);
  if (missing.length > 0)
    throw new Error(
      `npm left out what this machine needs: ${missing.join(', ')}. Delete node_modules and run this again; if it stays, the registry npm uses lacks it.`,
    );
  writeStamp(level);
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** After a build: removes packages that only a build needs, unless a developer has everything installed. */
export async function removeBuildTools() {
  if (installedLevel() !== 'build') return;
  // Written before pruning, because a station that is ended meanwhile ends npm too.
  writeStamp('run');
  await npm(['prune', '--omit=dev'], { folder: root, what: 'remove the build tools' });
}

/**
 * npm's arguments for a level. Tests live in the root and in workspaces of their own, so a station installs the other
 * workspaces only.
 * @param {Level} level
 */
export function installArguments(level) {
  if (level === 'all') return [];
  const ofStation = workspaces().filter((name) => !['e2e', 'bench'].includes(name));
  return [...ofStation.map((name) => `--workspace=${name}`), ...(level === 'run' ? ['--omit=dev'] : [])];
}

/** @returns {string} a level, or nothing when packages are missing or of another version of the project */
function installedLevel() {
  if (!existsSync(stamp)) return '';
  const [level = '', fingerprint] = readFileSync(stamp, 'utf8').split(' ');
  return fingerprint === packagesFingerprint() ? level : '';
}

/** @param {Level} level */
function writeStamp(level) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${level} ${packagesFingerprint()}`);
}

function packagesFingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const folder of ['.', ...workspaces()]) hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

/** @returns {string[]} */
function workspaces() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}
