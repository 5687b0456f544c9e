import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const keptFor = 7 * 24 * 3600 * 1000;

/**
 * Builds anew without taking away what pages that are still open may ask for: files of the builds of the last week stay
 * beside the new ones. Their names carry their hash, so they never meet.
 */
export async function keepingAssets(
  assets: string,
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  if (!existsSync(assets)) return build();
  const aside = mkdtempSync(join(tmpdir(), 'longwave-assets-'));
  cpSync(assets, aside, { recursive: true, preserveTimestamps: true });
  try {
    await build();
    for (const name of readdirSync(aside)) bringBack(join(aside, name), join(assets, name), now);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function bringBack(from: string, to: string, now: number): void {
  const { atime, mtime, mtimeMs } = statSync(from);
  if (existsSync(to) || now - mtimeMs > keptFor) return;
  copyFileSync(from, to);
  utimesSync(to, atime, mtime);
}
