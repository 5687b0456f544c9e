import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptBroadcast } from '@longwave/contract/playout.ts';
import { FRAME_BYTES, FRAME_MS } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { Occurrence } from '../playout/pinned.ts';
import { within } from '../playout/time-limit.ts';
import { frameAt } from '../playout/timeline.ts';
import { isUndecided, liveSoundOf } from './episodes.ts';
import type { KeptSound } from './kept-sound.ts';
import type { Outbox } from './outbox.ts';
import { createRetries } from './retries.ts';

const LOOK_EVERY_MS = 10_000;
const COPY_FRAMES = 2_500;
const SHORT_KEPT_MS = 90 * 86_400_000;
const TIDY_EVERY_MS = 3_600_000;
const PATIENCE_MS = 10_000;

type Settings = {
  data: string;
  /** Who runs over by no more, or begins that much early, has the whole of it. */
  graceMs: number;
  /** Less live sound than this is no episode. */
  shortestEpisodeMs: number;
  lookEveryMs?: number;
};

type Stretches = { firstFrame: number; count: number }[];

/**
 * When a broadcast is over, what was live in it becomes a recording and content is told. What is done is read from
 * the disk, so a restart, or days without power, lose nothing.
 */
export function createRecorder(
  settings: Settings,
  occurrences: () => Occurrence[],
  kept: KeptSound,
  outbox: Pick<Outbox, 'put'>,
  log: Log,
  now: () => number = Date.now,
) {
  const episodes = join(settings.data, 'recordings');
  const short = join(settings.data, 'broadcasts', 'short');
  const done = join(settings.data, 'broadcasts', 'done');
  const graceFrames = Math.round(settings.graceMs / FRAME_MS);
  const retries = createRetries();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let tidied = Number.NEGATIVE_INFINITY;

  async function recordAll(): Promise<void> {
    const all = occurrences();
    const stretches = kept.stretches();
    const known = new Set(await readdir(done).catch(() => []));
    for (const [occurrence, sound] of liveSoundOf(all, stretches, graceFrames)) {
      const name = `live-${occurrence.slot.id}`;
      const isOver = occurrence.endFrame * FRAME_MS + 2_000 < now();
      if (!isOver || isUndecided(occurrence, stretches, graceFrames, frameAt(now()))) continue;
      if (!retries.isDue(name) || !/^[\w-]+$/.test(name) || known.has(name)) continue;
      try {
        await record(name, occurrence, sound);
        retries.succeeded(name);
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        if (retries.failed(name)) log(`${name} could not be kept, trying again: ${reason}`);
      }
    }
  }

  async function record(name: string, { slot }: Occurrence, sound: Stretches): Promise<void> {
    const frames = sound.reduce((sum, { count }) => sum + count, 0);
    const seconds = (frames * FRAME_MS) / 1000;
    const start = new Date((sound[0]?.firstFrame ?? 0) * FRAME_MS).toISOString();
    if (frames * FRAME_MS < settings.shortestEpisodeMs) {
      await copy(sound, join(short, `${name}.mp3`));
      const text = `Live for ${Math.round(seconds)} s, too short for an episode: kept as broadcasts/short/${name}.mp3`;
      const note = { key: `short ${name}`, at: start, slot: slot.id, text };
      await outbox.put(`note-${name}`, '/aired', { host: 'recorder', stretches: [], notes: [note] });
      log(`${slot.title}: ${text}`);
    } else {
      await copy(sound, join(episodes, `${name}.mp3`));
      const bytes = frames * FRAME_BYTES;
      const news: KeptBroadcast = { slot: slot.id, recording: name, start, seconds, bytes };
      await outbox.put(name, '/broadcasts', news);
      log(`${slot.title} is kept as the recording ${name}`);
    }
    await mkdir(done, { recursive: true });
    await writeFile(join(done, name), `${start}\n`);
  }

  async function copy(sound: Stretches, file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    {
      await using handle = await open(`${file}.new`, 'w');
      for (const { firstFrame, count } of sound) {
        for (let at = 0; at < count; at += COPY_FRAMES) {
          await handle.write(await kept.read(firstFrame + at, Math.min(COPY_FRAMES, count - at)));
        }
      }
      await handle.sync();
    }
    await rename(`${file}.new`, file);
  }

  async function look() {
    try {
      await recordAll();
      if (Math.abs(now() - tidied) > TIDY_EVERY_MS) {
        tidied = now();
        for (const folder of [short, done]) await forgetOld(folder, now() - SHORT_KEPT_MS);
      }
    } catch (error) {
      log(`Live shows could not be looked for: ${error instanceof Error ? error.message : error}`);
    }
    if (!closed) {
      timer = setTimeout(() => {
        looking = look();
      }, settings.lookEveryMs ?? LOOK_EVERY_MS).unref();
    }
  }

  let looking = look();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await within(PATIENCE_MS, looking).catch(() => {});
    },
  };
}

async function forgetOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(file, { force: true });
  }
}
