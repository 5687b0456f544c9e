import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Where Node keeps what it has compiled, TypeScript too, for quicker starts; it checks that the sources are the same. */
const compileCache = join(root, 'node_modules/.cache/node-compile');

/**
 * Runs JavaScript or TypeScript of the project to its end with the given Node, which is first on its path too.
 * @param {string} node
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isUrgent?: boolean, onMessage?: (() => void) | undefined }} options `onMessage` is called
 *   when it first sends one; what is not urgent leaves the processor to others
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
