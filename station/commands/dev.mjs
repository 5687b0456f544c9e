import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';

// npm run dev: Vite updates the site; when a file of a service changes, the station is restarted. `node --watch` cannot be
// used, because it takes files that Vite writes beside its configuration for changes.
const node = await prepare('all');
const services = ['content', 'contract', 'radio', 'server-kit', 'station', 'stations', 'transcoding'];
let station = start();
let restart = setTimeout(() => undefined);
let isEnding = false;

for (const folder of services)
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || !/\.(?:ts|mjs|json|html|css|js)$/.test(file) || /\.test\.|node_modules|^build\b/.test(file))
      return;
    clearTimeout(restart);
    restart = setTimeout(() => startAgain(join(folder, file)), 150);
  });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    isEnding = true;
    if (hasEnded(station)) process.exit(0);
    station.once('exit', () => process.exit(0));
    station.kill(signal);
  });

function start() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'station/dev.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  child.on('exit', () => {
    if (child === station && !child.killed)
      console.log('The station ended; it starts again when a file of it changes.');
  });
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** @param {string} changed */
function startAgain(changed) {
  if (isEnding) return;
  console.log(`${changed} has changed; starting again …`);
  const before = station;
  const next = () => {
    if (!isEnding) station = start();
  };
  if (hasEnded(before)) return next();
  // A station that is already ending gets one successor only, however many files change meanwhile.
  if (before.killed) return;
  before.once('exit', next);
  before.kill('SIGTERM');
}
