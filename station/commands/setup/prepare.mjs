// What runs before anything is installed: plain JavaScript without packages, for any Node from 20 on.
import { install } from './install.mjs';
import { leave } from './leave.mjs';
import { findNode, tooOld } from './node.mjs';

/**
 * Installs what the level needs and finds a Node that can run the project.
 * @param {import('./install.mjs').Level} level
 * @returns {Promise<string>} path of that Node
 */
export async function prepare(level) {
  const refusal = tooOld(process.version);
  if (refusal) leave(refusal);
  try {
    const [node] = await Promise.all([findNode(), install(level)]);
    return node;
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
