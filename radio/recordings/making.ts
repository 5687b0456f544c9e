import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MadeRecording } from '@longwave/contract/station-module.ts';

/** Writes a recording beside its place and moves it there when it is whole, so that a file on disk is always complete. */
export async function keepOnDisk(made: MadeRecording, path: string, stop: AbortSignal): Promise<void> {
  const unfinished = `${path}.${process.pid}.making`;
  await mkdir(dirname(path), { recursive: true });
  try {
    {
      await using handle = await open(unfinished, 'w');
      for await (const part of made.parts()) {
        stop.throwIfAborted();
        await handle.write(part);
      }
      await handle.sync();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
