import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files that are made when first asked for and kept: askers at the same time share one making, few are made at once. */
export function createKeptFiles(atOnce: number) {
  const making = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else busy++;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  }

  async function make(path: string, bytes: () => Promise<Uint8Array>): Promise<void> {
    const made = await bytes();
    await mkdir(dirname(path), { recursive: true });
    const half = `${path}.${process.pid}.half`;
    try {
      await writeFile(half, made);
      await rename(half, path);
    } finally {
      await rm(half, { force: true });
    }
  }

  return async function kept(path: string, bytes: () => Promise<Uint8Array>): Promise<string> {
    if (existsSync(path)) return path;
    const running = making.get(path) ?? inTurn(() => make(path, bytes)).finally(() => making.delete(path));
    making.set(path, running);
    await running;
    return path;
  };
}
