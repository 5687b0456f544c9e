import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedBroadcast } from '@longwave/contract/playout.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { writeFileInPieces } from '@longwave/server-kit/write-file.ts';
import { FRAME_BYTES, FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import type { Broadcast } from '../playout/as-played-log.ts';
import { frameAt } from '../playout/timeline.ts';
import { withTimeout } from '../with-timeout.ts';
import { assignLiveSound, isUndecided } from './episodes.ts';
import type { LiveSoundStore } from './live-sound-store.ts';
import type { Outbox } from './outbox.ts';
import { createRetries } from './retries.ts';

const POLL_EVERY_MS = 10_000;
const COPY_FRAMES = 2_500;
const MAX_AGE_MS = 90 * 86_400_000;
const TIDY_EVERY_MS = 3_600_000;
const CLOSE_TIMEOUT_MS = 10_000;

type Settings = {
  data: string;
  /** How much a show may run over, or start early, without its sound being cut. */
  graceMs: number;
  /** With less live sound than this, a broadcast does not become an episode. */
  minEpisodeMs: number;
  pollEveryMs?: number;
  closeTimeoutMs?: number;
};

type Stretches = { firstFrame: number; count: number }[];

/**
 * Makes a recording of the live sound of each broadcast that is over, and notifies content. Files on disk mark the
 * broadcasts that are done, so a restart loses nothing.
 */
export function createRecorder(
  settings: Settings,
  broadcasts: () => Broadcast[],
  liveSound: LiveSoundStore,
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
  let tidiedAt = Number.NEGATIVE_INFINITY;

  async function recordAll(): Promise<void> {
    const all = broadcasts();
    const stretches = liveSound.stretches();
    const known = new Set(await readdir(done).catch(() => []));
    for (const [broadcast, sound] of assignLiveSound(all, stretches, graceFrames)) {
      const name = `live-${broadcast.slot.id}`;
      const isOver = broadcast.endFrame * FRAME_MS + 2_000 < now();
      if (!isOver || isUndecided(broadcast, stretches, graceFrames, frameAt(now()))) continue;
      if (!retries.isDue(name) || !/^[\w-]+$/.test(name) || known.has(name)) continue;
      try {
        await record(name, broadcast, sound);
        retries.succeeded(name);
      } catch (error) {
        if (retries.failed(name))
          log.error('broadcast not recorded, trying again', { recording: name, error });
      }
    }
  }

  async function record(name: string, { slot }: Broadcast, sound: Stretches): Promise<void> {
    const frames = sound.reduce((sum, { count }) => sum + count, 0);
    const seconds = (frames * FRAME_MS) / 1000;
    const start = new Date((sound[0]?.firstFrame ?? 0) * FRAME_MS).toISOString();
    if (frames * FRAME_MS < settings.minEpisodeMs) {
      await copy(sound, join(short, `${name}.mp3`));
      const text = `Live for ${Math.round(seconds)} s, too short for an episode: kept as broadcasts/short/${name}.mp3`;
      const note = { key: `short ${name}`, at: start, slot: slot.id, text };
      await outbox.put(`note-${name}`, '/aired', { host: 'recorder', stretches: [], notes: [note] });
      log.info('broadcast too short for an episode', {
        slot: slot.id,
        title: slot.title,
        seconds,
        file: `${name}.mp3`,
      });
    } else {
      await copy(sound, join(episodes, `${name}.mp3`));
      const bytes = frames * FRAME_BYTES;
      const message: RecordedBroadcast = { slot: slot.id, recording: name, start, seconds, bytes };
      await outbox.put(name, '/broadcasts', message);
      log.info('broadcast recorded', { slot: slot.id, title: slot.title, recording: name });
    }
    await mkdir(done, { recursive: true });
    await writeFile(join(done, name), `${start}\n`);
  }

  async function copy(sound: Stretches, path: string): Promise<void> {
    await writeFileInPieces(path, async (file) => {
      for (const { firstFrame, count } of sound) {
        for (let at = 0; at < count; at += COPY_FRAMES) {
          await file.write(await liveSound.read(firstFrame + at, Math.min(COPY_FRAMES, count - at)));
        }
      }
    });
  }

  async function poll() {
    try {
      await recordAll();
      if (Math.abs(now() - tidiedAt) > TIDY_EVERY_MS) {
        tidiedAt = now();
        for (const folder of [short, done]) await removeOld(folder, now() - MAX_AGE_MS);
      }
    } catch (error) {
      log.error('live sound not made into recordings', { error });
    }
    if (!closed) {
      timer = setTimeout(() => {
        polling = poll();
      }, settings.pollEveryMs ?? POLL_EVERY_MS).unref();
    }
  }

  let polling = poll();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await withTimeout(settings.closeTimeoutMs ?? CLOSE_TIMEOUT_MS, polling).catch(() => {});
    },
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(file, { force: true });
  }
}
