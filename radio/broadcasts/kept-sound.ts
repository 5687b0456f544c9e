import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNK_BYTES, CHUNK_FRAMES, FRAME_BYTES } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { AirChunk } from '../stream/broadcaster.ts';

/** A new file about every hour, so that the oldest sound can go without the newest. */
const CHUNKS_PER_FILE = 7_200;

type Run = { start: number; chunks: number; file: string };

/**
 * What live sources sent, kept on disk by the clock: `{number}.mp3` begins with the chunk of that number.
 * Scheduled sound is not kept; it can be computed for any moment.
 */
export async function createKeptSound(folder: string, maxBytes: number, log: Log) {
  await mkdir(folder, { recursive: true });
  const runs = await runsIn(folder);
  let writing: { run: Run; handle: FileHandle } | undefined;
  let queue = Promise.resolve();

  async function append({ number, bytes }: AirChunk) {
    if (
      !writing ||
      writing.run.start + writing.run.chunks !== number ||
      writing.run.chunks >= CHUNKS_PER_FILE
    ) {
      await writing?.handle.close();
      const run = { start: number, chunks: 0, file: join(folder, `${number}.mp3`) };
      writing = { run, handle: await open(run.file, 'w') };
      runs.push(run);
    }
    await writing.handle.write(bytes);
    writing.run.chunks++;
    await stayWithin(runs, maxBytes);
  }

  return {
    keep(chunk: AirChunk) {
      queue = queue
        .then(() => append(chunk))
        .catch((error) =>
          log(`Live sound could not be kept: ${error instanceof Error ? error.message : error}`),
        );
    },

    /** Puts kept sound over the scheduled sound of the same frames. */
    async overlay(bytes: Buffer, firstFrame: number): Promise<void> {
      await queue;
      for (const run of runs) {
        const runFrame = run.start * CHUNK_FRAMES;
        const from = Math.max(firstFrame, runFrame);
        const to = Math.min(firstFrame + bytes.length / FRAME_BYTES, runFrame + run.chunks * CHUNK_FRAMES);
        if (from >= to) continue;
        await using handle = await open(run.file);
        const length = (to - from) * FRAME_BYTES;
        await handle.read(bytes, (from - firstFrame) * FRAME_BYTES, length, (from - runFrame) * FRAME_BYTES);
      }
    },

    /** The stretches of kept sound between two frames, oldest first. */
    between(fromFrame: number, toFrame: number): { firstFrame: number; count: number }[] {
      return runs.flatMap(({ start, chunks }) => {
        const firstFrame = Math.max(fromFrame, start * CHUNK_FRAMES);
        const count = Math.min(toFrame, (start + chunks) * CHUNK_FRAMES) - firstFrame;
        return count > 0 ? [{ firstFrame, count }] : [];
      });
    },

    async close() {
      await queue;
      await writing?.handle.close();
    },
  };
}

export type KeptSound = Awaited<ReturnType<typeof createKeptSound>>;

async function runsIn(folder: string): Promise<Run[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.mp3$/.test(name));
  const runs = names.map(async (name) => {
    const file = join(folder, name);
    return {
      start: Number.parseInt(name, 10),
      chunks: Math.floor((await stat(file)).size / CHUNK_BYTES),
      file,
    };
  });
  return (await Promise.all(runs)).sort((left, right) => left.start - right.start);
}

async function stayWithin(runs: Run[], maxBytes: number): Promise<void> {
  const size = () => runs.reduce((sum, { chunks }) => sum + chunks, 0) * CHUNK_BYTES;
  while (runs.length > 1 && size() > maxBytes) {
    const oldest = runs.shift();
    if (oldest) await rm(oldest.file, { force: true });
  }
}
