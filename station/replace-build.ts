import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const keepAssetsForMs = 7 * 24 * 3600 * 1000;

/**
 * Replaces the served build by a finished one. Files of builds from the last week stay beside the new ones, because pages
 * that are still open may request them; their names contain their hash, so they do not conflict.
 */
export function replaceBuild(served: string, finished: string, now = Date.now()): void {
  mkdirSync(served, { recursive: true });
  // A running station needs old server files too, for threads that restart and for modules that it imports late.
  for (const part of ['client/assets', 'server']) keepAssets(join(served, part), join(finished, part), now);
  for (const part of ['client', 'server']) {
    const target = join(served, part);
    if (!existsSync(join(finished, part))) continue;
    const former = join(served, `former-${part}`);
    rmSync(former, { recursive: true, force: true });
    if (existsSync(target)) renameSync(target, former);
    renameSync(join(finished, part), target);
    rmSync(former, { recursive: true, force: true });
  }
  rmSync(finished, { recursive: true, force: true });
}

function keepAssets(from: string, to: string, now: number): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const stats = statSync(join(from, name));
    const { atime, mtime, mtimeMs } = stats;
    if (!stats.isFile() || existsSync(join(to, name)) || now - mtimeMs > keepAssetsForMs) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), atime, mtime);
  }
}
