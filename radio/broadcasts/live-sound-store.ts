import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@longwave/server-kit/log.ts';
import { CHUNK_BYTES, CHUNK_FRAMES, FRAME_BYTES, silence } from '@longwave/transcoding/frames/frame.ts';
import type { AirChunk } from '../stream/broadcaster.ts';
import { withTimeout } from '../with-timeout.ts';

/** About an hour: the store begins a new file after it, so that the oldest sound can be deleted without the newest. */
const CHUNKS_PER_FILE = 7_200;
/** At most two minutes of sound wait for a disk that does not respond; further sound is lost, which is logged. */
const MAX_WAITING = 240;
const TIMEOUT_MS = 8_000;

/** Sound of one source in one file, without a pause. */
type Run = { start: number; chunks: number; session: string; file: string };

/** Successive frames of one source. */
export type LiveStretch = { firstFrame: number; count: number; session: string };

/**
 * Stores the sound of live sources on disk: `{number}.{source}.mp3` begins with the chunk of that number. Recorded sound is
 * not stored, since it can be read again from the recordings.
 */
export async function openLiveSoundStore(folder: string, maxBytes: number, log: Log) {
  await mkdir(folder, { recursive: true });
  const runs = await runsIn(folder);
  let writing: { run: Run; handle: FileHandle } | undefined;
  let queue = Promise.resolve();
  let waiting = 0;
  let isLosing = false;

  async function write({ number, bytes, onAir }: AirChunk) {
    const session = String(onAir.live?.since ?? 0);
    const { run } = writing ?? {};
    if (
      run?.start === undefined ||
      run.start + run.chunks !== number ||
      run.session !== session ||
      run.chunks >= CHUNKS_PER_FILE
    )
      await startFile(number, session);
    if (!writing) throw new Error('there is no file to write to');
    try {
      await writing.handle.write(bytes, 0, bytes.length, writing.run.chunks * CHUNK_BYTES);
    } catch (error) {
      await closeFile();
      throw error;
    }
    writing.run.chunks++;
    await removeOldest(runs, maxBytes);
  }

  async function startFile(number: number, session: string) {
    await closeFile();
    const run = { start: number, chunks: 0, session, file: join(folder, `${number}.${session}.mp3`) };
    writing = { run, handle: await open(run.file, 'w') };
    runs.push(run);
  }

  async function closeFile() {
    const finished = writing;
    writing = undefined;
    await finished?.handle.close();
  }

  /** Overwrites those frames in `bytes` that were live. */
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
    append(chunk: AirChunk) {
      if (waiting >= MAX_WAITING) {
        if (!isLosing) log.error('live sound not stored', { reason: 'the disk does not respond' });
        isLosing = true;
        return;
      }
      waiting++;
      queue = queue
        .then(() => write(chunk))
        .then(() => {
          isLosing = false;
        })
        .catch((error) => {
          if (!isLosing) log.error('live sound not stored', { error });
          isLosing = true;
        })
        .finally(() => {
          waiting--;
        });
    },

    /** Replaces recorded sound by the live sound of the same frames; rejects when the disk does not respond. */
    overlay: (bytes: Buffer, firstFrame: number) => withTimeout(TIMEOUT_MS, overlay(bytes, firstFrame)),

    /** Reads live sound, with silence where there was none. */
    async read(firstFrame: number, count: number): Promise<Buffer> {
      const bytes = silence(count);
      await withTimeout(TIMEOUT_MS, overlay(bytes, firstFrame));
      return bytes;
    },

    /** All stored sound, oldest first. */
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
      await withTimeout(TIMEOUT_MS, queue.then(closeFile)).catch((error) =>
        log.error('file of live sound not closed', { error }),
      );
    },
  };
}

export type LiveSoundStore = Awaited<ReturnType<typeof openLiveSoundStore>>;

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

async function removeOldest(runs: Run[], maxBytes: number): Promise<void> {
  const size = () => runs.reduce((sum, { chunks }) => sum + chunks, 0) * CHUNK_BYTES;
  while (runs.length > 1 && size() > maxBytes) {
    const oldest = runs.shift();
    if (oldest) await rm(oldest.file, { force: true });
  }
}
