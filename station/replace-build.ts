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

const keptFor = 7 * 24 * 3600 * 1000;

/**
 * Puts a finished build where another is being served, without taking away what pages that are still open may ask
 * for: files of the builds of the last week stay beside the new ones. Their names carry their hash, so they never meet.
 */
export function replaceBuild(served: string, finished: string, now = Date.now()): void {
  mkdirSync(served, { recursive: true });
  keepAssets(join(served, 'client/assets'), join(finished, 'client/assets'), now);
  for (const part of ['client', 'server']) {
    const place = join(served, part);
    const former = join(served, `former-${part}`);
    rmSync(former, { recursive: true, force: true });
    if (existsSync(place)) renameSync(place, former);
    renameSync(join(finished, part), place);
    rmSync(former, { recursive: true, force: true });
  }
  rmSync(finished, { recursive: true, force: true });
}

function keepAssets(from: string, to: string, now: number): void {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from)) {
    const { atime, mtime, mtimeMs } = statSync(join(from, name));
    if (existsSync(join(to, name)) || now - mtimeMs > keptFor) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), atime, mtime);
  }
}
