// Code that runs before anything is installed: plain JavaScript without packages, for any Node from 20 on.

import { exitWithError } from './exit-with-error.mjs';
import { install } from './install.mjs';
import { findNode, nodeVersionProblem } from './node.mjs';

/**
 * Installs what the level needs and finds a Node that can run the project.
 * @param {import('./install.mjs').Level} level
 * @returns {Promise<string>} path of that Node
 */
export async function prepare(level) {
  const refusal = nodeVersionProblem(process.version);
  if (refusal) exitWithError(refusal);
  try {
    const [node] = await Promise.all([findNode(), install(level)]);
    return node;
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}
