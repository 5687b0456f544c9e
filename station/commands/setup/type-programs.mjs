import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ extends: string, compilerOptions: Record<string, unknown>, include: string[], exclude: string[] }} Config */

/**
 * Writes one configuration for all folders whose compiler options are the same: the compiler then reads and checks what they
 * share once instead of once for each.
 * @param {string[]} folders each with a `tsconfig.json`
 * @returns {string[]} paths of the configurations
 */
export function writeTypePrograms(folders) {
  /** @type {Map<string, Config>} */
  const programs = new Map();
  for (const folder of folders) {
    const config = readConfig(join(root, folder));
    const key = JSON.stringify([config.extends, Object.entries(config.compilerOptions).sort()]);
    const program = programs.get(key);
    program?.include.push(...config.include);
    program?.exclude.push(...config.exclude);
    if (!program) programs.set(key, config);
  }
  const output = join(root, 'node_modules/.cache/types');
  mkdirSync(output, { recursive: true });
  return [...programs.values()].map((program, index) => {
    const path = join(output, `${index}.json`);
    writeFileSync(path, JSON.stringify(program, null, 2));
    return path;
  });
}

/**
 * Reads the configuration of a folder, with whole paths.
 * @param {string} folder
 * @returns {Config}
 */
function readConfig(folder) {
  const { compilerOptions = {}, ...config } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  const whole = (/** @type {string} */ path) => resolve(folder, path);
  if (compilerOptions.rootDirs) compilerOptions.rootDirs = compilerOptions.rootDirs.map(whole);
  return {
    extends: whole(config.extends),
    compilerOptions,
    include: config.include.map(whole),
    exclude: ['node_modules', ...(config.exclude ?? [])].map(whole),
  };
}
