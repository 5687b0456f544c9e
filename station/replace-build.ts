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
 * Puts a finished build where another is being served, without taking away what pages that are still open may ask
 * for: files of the builds of the last week stay beside the new ones. Their names carry their hash, so they never meet.
 */
export function replaceBuild(served: string, finished: string, now = Date.now()): void {
  mkdirSync(served, { recursive: true });
  // Of a station that is running, threads that start again and what it loads late too.
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
