import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/**
 * What is built, with the folders its build reads. Each is built again only when one of its own files has changed.
 * @typedef {'site' | 'studio' | 'station'} Part
 * @type {Record<Part, string[]>}
 */
const sources = {
  site: ['site', 'contract', 'server-kit'],
  studio: ['studio', 'contract'],
  station: ['station', 'content', 'radio', 'site', 'contract', 'server-kit', 'transcoding', 'stations/demo'],
};
/** In the order in which a first start needs them. */
export const parts = /** @type {Part[]} */ (['site', 'station', 'studio']);

/** Where the build that is served is kept. @param {Part} part */
export const servedBuild = (part) => join(root, part, 'build');
/** The station as a program, when it is built; the same as station/start.ts. */
export const bundledStation = join(servedBuild('station'), 'server/start.js');
/** Holds the fingerprint of the sources the build was made from. @param {Part} part */
export const buildStamp = (part) => join(servedBuild(part), 'made-from');

/** Whether everything is built from the sources as they are. */
export function isAllBuilt() {
  return parts.every(isBuilt);
}

/** @param {Part} part */
export function isBuilt(part) {
  const stamp = buildStamp(part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesFingerprint(part);
}

/**
 * Names, sizes and times of everything the build reads; far quicker than reading the files.
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
