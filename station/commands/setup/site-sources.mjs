import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** Where the site that is served is kept. */
export const servedBuild = join(root, 'site/build');
/** Holds the fingerprint of the sources the build was made from. */
export const buildStamp = join(servedBuild, 'made-from');

/** Whether the site is built from the sources as they are. */
export function isBuilt() {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourcesFingerprint();
}

/** Names, sizes and times of everything the build reads; far quicker than reading the files. */
export function sourcesFingerprint() {
  const hash = createHash('sha256');
  for (const folder of ['site', 'contract']) addFolder(join(root, folder), hash);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {import('node:crypto').Hash} hash
 */
function addFolder(folder, hash) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['node_modules', 'build', '.react-router'].includes(entry.name) || entry.name.includes('.test.'))
      continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(path, hash);
    else hash.update(`${relative(root, path)} ${statSync(path).size} ${statSync(path).mtimeMs}\n`);
  }
}
