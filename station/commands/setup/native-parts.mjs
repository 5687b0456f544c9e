import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 */

/**
 * Native parts that the lockfile names for this machine and that are missing, although the package they belong to is
 * installed. npm silently leaves out optional packages when their download fails.
 * @param {string} root
 * @param {{ platform: string, arch: string, libc?: string }} machine
 * @returns {string[]}
 */
export function missingParts(root, machine) {
  const packages = lockedPackages(root);
  const wanted = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    if (path && !existsSync(join(root, path))) continue;
    for (const name of Object.keys(optionalDependencies)) {
      const at = [`${path}/node_modules/${name}`, `node_modules/${name}`].find((place) => packages[place]);
      if (at && isFor(packages[at], machine)) wanted.push({ name, at });
    }
  }
  return wanted.filter(({ at }) => !existsSync(join(root, at))).map(({ name }) => name);
}

/**
 * Whether a part is made for exactly this machine; parts that name no machine may be missing on every machine.
 * @param {Locked | undefined} part
 * @param {{ platform: string, arch: string, libc?: string }} machine
 */
function isFor(part, { platform, arch, libc = cLibrary() }) {
  const fits = part?.os?.includes(platform) && part.cpu?.includes(arch);
  return Boolean(fits && (!part?.libc || part.libc.includes(libc)));
}

function cLibrary() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * @param {string} root
 * @returns {Record<string, Locked>}
 */
export function lockedPackages(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}
