import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryPath } from '@longwave/server-kit/write-file.ts';
import type { Store, Transaction } from './repository.ts';

/**
 * Runs the work in a transaction. The file is first written to a temporary path beside its own; the work calls `moveIntoPath` to
 * move it to its path.
 */
export async function writeWithFile<T>(
  store: Store,
  path: string,
  bytes: Buffer,
  work: (transaction: Transaction, moveIntoPath: () => void) => Promise<T>,
): Promise<T> {
  const unfinished = temporaryPath(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, bytes, { flush: true });
    return await store.write((transaction) => work(transaction, () => renameSync(unfinished, path)));
  } finally {
    await rm(unfinished, { force: true });
  }
}
