import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Parts that are built, with the folders their builds read. A part is built again only when one of these files has changed.
 * @typedef {'site' | 'studio' | 'station'} Part
 * @type {Record<Part, string[]>}
 */
const sources = {
  site: ['site', 'contract', 'server-kit'],
  studio: ['studio', 'contract'],
  station: ['station', 'content', 'radio', 'site', 'contract', 'server-kit', 'transcoding', 'stations/demo'],
};
/** Parts in the order in which the first start needs them. */
export const parts = /** @type {Part[]} */ (['site', 'station', 'studio']);

/** Folder of the build that is served. @param {Part} part */
export const servedBuild = (part) => join(root, part, 'build');
/** The bundled station program, once it is built; equivalent to station/start.ts. */
export const bundledStation = join(servedBuild('station'), 'server/start.js');
/** File with the fingerprint of the sources that the build was made from. @param {Part} part */
export const buildStamp = (part) => join(servedBuild(part), 'made-from');

/** Whether every part is built from its current sources. */
export function isAllBuilt() {
  return parts.every(isBuilt);
}

/** @param {Part} part */
export function isBuilt(part) {
  const stamp = buildStamp(part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesFingerprint(part);
}

/**
 * Hash of names, sizes and times of all files that the build reads; far faster than reading the files.
 * @param {Part} part
 */
export function sourcesFingerprint(part) {
  const hash = createHash('sha256');
  for (const folder of sources[part]) addFolder(join(root, folder), hash);
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
    else {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
    }
  }
}
