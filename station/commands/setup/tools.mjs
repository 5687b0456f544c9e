import { join } from 'node:path';
import { root } from './root.mjs';

/** The JavaScript behind each tool: run by Node itself, it needs no shell and no link in `.bin`. */
const programs = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** @param {string} tool */
export function programOf(tool) {
  const program = programs[/** @type {keyof typeof programs} */ (tool)];
  if (!program) throw new Error(`No such tool: ${tool}. There are ${Object.keys(programs).join(', ')}.`);
  return join(root, 'node_modules', program);
}
