// What runs before anything is installed: plain JavaScript without packages, for any Node from 20 on.
import { install } from './install.mjs';
import { leave } from './leave.mjs';
import { findNode, oldestNode } from './node.mjs';

/**
 * Installs what the level needs and finds a Node that can run the project.
 * @param {import('./install.mjs').Level} level
 * @returns {Promise<string>} path of that Node
 */
export async function prepare(level) {
  if (Number(process.versions.node.split('.')[0]) < oldestNode)
    leave(
      `Longwave needs Node ${oldestNode} or newer, and this is ${process.version}. Get a newer one from https://nodejs.org`,
    );
  try {
    const [node] = await Promise.all([findNode(), install(level)]);
    return node;
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
