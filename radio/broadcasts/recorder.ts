import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeptBroadcast, keptBroadcast, type PlayoutSlot } from '@longwave/contract/playout.ts';
import { signatureHeader, signBody } from '@longwave/contract/signed-body.ts';
import { FRAME_BYTES, FRAME_MS, silence } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { FetchContent, Guide } from '../playout/guide.ts';
import { frameAt } from '../playout/timeline.ts';
import type { KeptSound } from './kept-sound.ts';

const LOOK_EVERY_MS = 10_000;
/** Less than a minute of live sound is a sound check, not a show. */
const SHORTEST_SHOW_FRAMES = 60_000 / FRAME_MS;
const COPY_FRAMES = 2_500;

type Settings = { data: string; secret: string; fetchContent: FetchContent; lookEveryMs?: number };

/**
 * When a slot is over, what was live in it becomes a recording, and content is told until it has understood.
 * Which slots are done is read from the disk, so a restart loses nothing.
 */
export function createRecorder(settings: Settings, guide: Guide, kept: KeptSound, log: Log, now = Date.now) {
  const recordings = join(settings.data, 'recordings');
  const untold = join(settings.data, 'broadcasts', 'untold');
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let complained = false;

  const nameOf = (slot: PlayoutSlot) => `live-${slot.id}`;

  async function makeRecording(slot: PlayoutSlot): Promise<void> {
    const name = nameOf(slot);
    const file = join(recordings, `${name}.mp3`);
    const stretches = kept.between(frameAt(slot.start), frameAt(slot.end));
    const frames = stretches.reduce((sum, { count }) => sum + count, 0);
    if (frames < SHORTEST_SHOW_FRAMES || !/^[\w-]+$/.test(slot.id) || existsSync(file)) return;
    await mkdir(recordings, { recursive: true });
    await mkdir(untold, { recursive: true });
    const handle = await open(`${file}.new`, 'w');
    for (const { firstFrame, count } of stretches) {
      for (let done = 0; done < count; done += COPY_FRAMES) {
        const bytes = silence(Math.min(COPY_FRAMES, count - done));
        await kept.overlay(bytes, firstFrame + done);
        await handle.write(bytes);
      }
    }
    await handle.close();
    const first = stretches[0]?.firstFrame ?? 0;
    const news: KeptBroadcast = {
      slot: slot.id,
      recording: name,
      start: new Date(first * FRAME_MS).toISOString(),
      seconds: (frames * FRAME_MS) / 1000,
      bytes: frames * FRAME_BYTES,
    };
    await writeFile(join(untold, `${name}.json`), JSON.stringify(news));
    await rename(`${file}.new`, file);
    log(`${slot.title} is kept as the recording ${name}`);
  }

  async function tell(file: string): Promise<void> {
    const body = JSON.stringify(keptBroadcast.parse(JSON.parse(await readFile(file, 'utf8'))));
    const response = await settings.fetchContent('/broadcasts', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: await signBody(body, settings.secret),
      },
    });
    if (!response.ok && response.status !== 400) throw new Error(`content answered ${response.status}`);
    if (response.status === 400)
      log(`Content does not want ${file}: ${(await response.text()).slice(0, 200)}`);
    await rm(file, { force: true });
  }

  async function look() {
    try {
      for (const slot of guide.playout().slots) {
        if (Date.parse(slot.end) + 2_000 < now()) await makeRecording(slot);
      }
      const names = existsSync(untold) && settings.secret ? await readdir(untold) : [];
      for (const name of names) await tell(join(untold, name));
      complained = false;
    } catch (error) {
      if (!complained)
        log(
          `A live show could not be passed on, trying again: ${error instanceof Error ? error.message : error}`,
        );
      complained = true;
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
      await looking;
    },
  };
}
