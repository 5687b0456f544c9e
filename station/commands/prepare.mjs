// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const oldestNode = 20;
const stamp = join(root, 'node_modules/.longwave-installed');

/** Installs what is missing and answers the path of the pinned Node. */
export async function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) leave(`Longwave needs Node ${oldestNode} or newer; this is ${process.version}.`);
  if (!installed()) await install();
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs a program to its end, with the pinned tools first on its path, and answers its exit code. */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const bin = join(root, 'node_modules/.bin');
    const separator = process.platform === 'win32' ? ';' : ':';
    const path = `${join(root, 'node_modules/node/bin')}${separator}${bin}${separator}${process.env.PATH}`;
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(signal ? 1 : code);
    });
  });
}

export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

async function install() {
  const began = Date.now();
  console.log('Installing packages (once; about a minute) …');
  const clock = setInterval(() => console.log(`  still installing, ${seconds(began)} s`), 10_000);
  const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  clearInterval(clock);
  if (code !== 0) leave('npm could not install the packages; its own message is above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
  console.log(`Installed in ${seconds(began)} s.`);
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
