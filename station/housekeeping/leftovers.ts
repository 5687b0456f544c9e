import type { Dirent } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporaryFile } from '@longwave/server-kit/write-file.ts';

/** Removes unfinished files that a killed station began to write before `started` (milliseconds since 1970). */
export async function removeLeftovers(folder: string, started: number): Promise<string[]> {
  const removed: string[] = [];
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removed.push(...(await removeLeftovers(path, started)));
    else if (entry.isFile() && isTemporaryFile(entry.name) && (await isLeftover(path, started))) {
      await rm(path, { force: true });
      removed.push(path);
    }
  }
  return removed;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

/** Whether a file is a leftover; files of a process that still runs, such as an import, are not. */
async function isLeftover(path: string, started: number): Promise<boolean> {
  const writer = Number(/\.(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
  if (writer > 0 && writer !== process.pid && isAlive(writer)) return false;
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && facts.mtimeMs < started;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
