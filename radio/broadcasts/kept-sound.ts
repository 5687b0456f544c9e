import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHUNK_BYTES, CHUNK_FRAMES, FRAME_BYTES, silence } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import { within } from '../playout/time-limit.ts';
import type { AirChunk } from '../stream/broadcaster.ts';

/** A new file about every hour, so that the oldest sound can go without the newest. */
const CHUNKS_PER_FILE = 7_200;
/** Two minutes wait for a disk that does not answer; what comes then is lost, and said so. */
const WAITING_AT_MOST = 240;
const PATIENCE_MS = 8_000;

/** Sound of one source without a pause. */
type Run = { start: number; chunks: number; session: string; file: string };

/** So many frames of one source, one after the other. */
export type LiveStretch = { firstFrame: number; count: number; session: string };

/**
 * What live sources sent, kept on disk by the clock: `{number}.{source}.mp3` begins with the chunk of that number.
 * Recorded sound is not kept; it can be read again for any moment.
 */
export async function createKeptSound(folder: string, maxBytes: number, log: Log) {
  await mkdir(folder, { recursive: true });
  const runs = await runsIn(folder);
  let writing: { run: Run; handle: FileHandle } | undefined;
  let queue = Promise.resolve();
  let waiting = 0;
  let losing = false;

  async function append({ number, bytes, onAir }: AirChunk) {
    const session = String(onAir.live?.since ?? 0);
    const { run } = writing ?? {};
    if (
      run?.start === undefined ||
      run.start + run.chunks !== number ||
      run.session !== session ||
      run.chunks >= CHUNKS_PER_FILE
    )
      await begin(number, session);
    if (!writing) throw new Error('there is no file to write to');
    try {
      await writing.handle.write(bytes, 0, bytes.length, writing.run.chunks * CHUNK_BYTES);
    } catch (error) {
      await finish();
      throw error;
    }
    writing.run.chunks++;
    await stayWithin(runs, maxBytes);
  }

  async function begin(number: number, session: string) {
    await finish();
    const run = { start: number, chunks: 0, session, file: join(folder, `${number}.${session}.mp3`) };
    writing = { run, handle: await open(run.file, 'w') };
    runs.push(run);
  }

  async function finish() {
    const finished = writing;
    writing = undefined;
    await finished?.handle.close();
  }

  /** Kept sound over the bytes of the same frames. */
  async function overlay(bytes: Buffer, firstFrame: number): Promise<void> {
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
  }

  return {
    keep(chunk: AirChunk) {
      if (waiting >= WAITING_AT_MOST) {
        if (!losing) log('Live sound is not kept: the disk does not answer');
        losing = true;
        return;
      }
      waiting++;
      queue = queue
        .then(() => append(chunk))
        .then(() => {
          losing = false;
        })
        .catch((error) => {
          if (!losing) log(`Live sound could not be kept: ${error instanceof Error ? error.message : error}`);
          losing = true;
        })
        .finally(() => {
          waiting--;
        });
    },

    /** Puts kept sound over the recorded sound of the same frames; fails when the disk does not answer. */
    overlay: (bytes: Buffer, firstFrame: number) => within(PATIENCE_MS, overlay(bytes, firstFrame)),

    /** Kept sound, with silence where there is none. */
    async read(firstFrame: number, count: number): Promise<Buffer> {
      const bytes = silence(count);
      await within(PATIENCE_MS, overlay(bytes, firstFrame));
      return bytes;
    },

    /** Everything that is kept, oldest first. */
    stretches(): LiveStretch[] {
      const found: LiveStretch[] = [];
      for (const { start, chunks, session } of runs.toSorted((a, b) => a.start - b.start)) {
        const last = found.at(-1);
        const firstFrame = start * CHUNK_FRAMES;
        const count = chunks * CHUNK_FRAMES;
        if (last?.session === session && last.firstFrame + last.count === firstFrame) last.count += count;
        else if (count > 0) found.push({ firstFrame, count, session });
      }
      return found;
    },

    async close() {
      await within(PATIENCE_MS, queue.then(finish)).catch((error) =>
        log(`Live sound could not be closed: ${error instanceof Error ? error.message : error}`),
      );
    },
  };
}

export type KeptSound = Awaited<ReturnType<typeof createKeptSound>>;

async function runsIn(folder: string): Promise<Run[]> {
  const runs = (await readdir(folder)).map(async (name): Promise<Run | undefined> => {
    const [, start, session = '0'] = /^(\d+)(?:\.(\d+))?\.mp3$/.exec(name) ?? [];
    const file = join(folder, name);
    const facts = start && (await stat(file).catch(() => undefined));
    return facts
      ? { start: Number(start), chunks: Math.floor(facts.size / CHUNK_BYTES), session, file }
      : undefined;
  });
  const found = (await Promise.all(runs)).filter((run) => run !== undefined);
  return found.sort((left, right) => left.start - right.start);
}

async function stayWithin(runs: Run[], maxBytes: number): Promise<void> {
  const size = () => runs.reduce((sum, { chunks }) => sum + chunks, 0) * CHUNK_BYTES;
  while (runs.length > 1 && size() > maxBytes) {
    const oldest = runs.shift();
    if (oldest) await rm(oldest.file, { force: true });
  }
}
