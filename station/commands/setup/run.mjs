import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Folder of Node's compile cache, which makes starts faster; Node checks that the sources are unchanged. */
const compileCache = join(root, 'node_modules/.cache/node-compile');

/**
 * Runs JavaScript or TypeScript of the project with the given Node, which is also first on its path, and waits until it
 * ends.
 * @param {string} node
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isUrgent?: boolean, onMessage?: (() => void) | undefined }} options `onMessage` is called
 *   when the program first sends a message; a program that is not urgent runs at low priority
 * @returns {Promise<number>} the exit code
 */
export function run(node, args, { env = {}, isUrgent = true, onMessage } = {}) {
  return new Promise((resolve) => {
    const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: onMessage ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...env },
    });
    if (onMessage) child.once('message', onMessage);
    if (!isUrgent && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', (error) => {
      console.error(`${node} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
