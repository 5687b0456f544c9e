import { spawn } from 'node:child_process';
import { npmFailure } from './npm-failure.mjs';

/**
 * The command line that runs npm. If npm started us, it names its JavaScript program in `npm_execpath`, which this Node can
 * run without a shell or a `.cmd` file.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 */
export function npmCommand(args, env = process.env, platform = process.platform) {
  if (env.npm_execpath && /npm-cli\.c?js$/.test(env.npm_execpath))
    return { program: process.execPath, args: [env.npm_execpath, ...args], shell: false };
  // Node refuses to start a `.cmd` file without a shell; the quoted arguments come from a fixed list of ours.
  if (platform === 'win32')
    return {
      program: 'npm.cmd',
      args: args.map((arg) => (/[\s<>]/.test(arg) ? `"${arg}"` : arg)),
      shell: true,
    };
  return { program: 'npm', args, shell: false };
}

/**
 * Runs npm and waits until it ends. Its output is not shown; an error is one sentence that names npm's own log.
 * @param {string[]} args
 * @param {{ folder: string, what: string, instead?: string }} work
 */
export async function npm(args, { folder, what, instead = '' }) {
  const startedAt = Date.now();
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const command = npmCommand([...args, ...quiet]);
  const progress = setInterval(
    () => console.log(`  still at it (${what}), ${Math.round((Date.now() - startedAt) / 1000)} s`),
    10_000,
  );
  const { code, output } = await new Promise((resolve) => {
    let text = '';
    const child = spawn(command.program, command.args, {
      cwd: folder,
      shell: command.shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (status) => resolve({ code: status ?? 1, output: text }));
  });
  clearInterval(progress);
  if (code !== 0) throw new Error([npmFailure(what, output), instead].filter(Boolean).join(' '));
}
