import { join } from 'node:path';
import { root } from './root.mjs';

/** The JavaScript program of each tool: Node can run it without a shell or a link in `.bin`. */
const programs = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'tsc/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** @param {string} tool */
export function programOf(tool) {
  const program = programs[/** @type {keyof typeof programs} */ (tool)];
  if (!program) throw new Error(`No such tool: ${tool}. There are ${Object.keys(programs).join(', ')}.`);
  return join(root, 'node_modules', program);
}
