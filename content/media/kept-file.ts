import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../http/problem.ts';

/** Where a file is; or its bytes, when the disk could not take them. */
export type KeptFile = string | Uint8Array;

type Limits = { atOnce: number; longestMs?: number };

/** So many that never end, such as reads from a disk that hangs, and no more are begun. */
const mostStuck = 4;

/** Files that are made when first asked for and kept: askers at the same time share one making, few are made at once. */
export function createKeptFiles({ atOnce, longestMs = 30_000 }: Limits) {
  const making = new Map<string, Promise<KeptFile>>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let stuck = 0;

  async function inTurn(work: () => Promise<KeptFile>): Promise<KeptFile> {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else busy++;
    try {
      if (stuck >= mostStuck) throw tooLong();
      return await inTime(work());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  }

  async function inTime(work: Promise<KeptFile>): Promise<KeptFile> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      stuck++;
      work.catch(() => undefined).finally(() => stuck--);
      reject(tooLong());
    }, longestMs);
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  return async function kept(path: string, bytes: () => Promise<Uint8Array>): Promise<KeptFile> {
    if (existsSync(path)) return path;
    const running = making.get(path) ?? inTurn(() => make(path, bytes)).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };
}

async function make(path: string, bytes: () => Promise<Uint8Array>): Promise<KeptFile> {
  const made = await bytes();
  const half = `${path}.${process.pid}.half`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(half, made);
    await rename(half, path);
    return path;
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    console.error(`${path} could not be kept, so it is made for each who asks: ${error}`);
    return made;
  }
}

function tooLong(): Refusal {
  return new Refusal(503, 'This cannot be made at the moment: the disk of the station does not answer.');
}
