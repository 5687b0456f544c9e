import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs JavaScript or TypeScript of the project to its end with the given Node, which is first on its path too.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export function run(node, args, env = {}) {
  return new Promise((resolve) => {
    const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
    });
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
