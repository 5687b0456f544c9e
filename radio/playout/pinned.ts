import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlayoutSlot, playoutEntry } from '@longwave/contract/playout.ts';
import * as z from 'zod/mini';
import { FRAME_MS } from '../frames/frame.ts';
import type { Log } from '../log.ts';

const frame = z.int();
const tracks = z.array(z.object({ name: z.string(), title: z.string(), frames: frame }));

/** An entry that this host has begun to play, and how it sounds here: it stays so whatever is said about it later. */
const pinnedEntry = z.object({
  firstFrame: frame,
  endFrame: frame,
  origin: frame,
  /** Null while content has said nothing about this time. */
  entry: z.nullable(playoutEntry),
  recordings: tracks,
  filler: tracks,
  runs: z.array(z.object({ firstFrame: frame, tracks, offset: frame, isFiller: z.boolean() })),
  /** Tracks that could not be opened or read. */
  away: z.array(z.string()),
});
export type PinnedEntry = z.infer<typeof pinnedEntry>;

/** A broadcast of the schedule, in frames, as it was on this host. */
export type Occurrence = { slot: PlayoutSlot; firstFrame: number; endFrame: number };

const silentChunks = z.array(z.object({ firstFrame: frame, count: frame }));
type SilentChunks = z.infer<typeof silentChunks>;

const DAYS_KEPT = 30;
const SILENCE_FILE = 'silent.json';
const TOLD_AGAIN_AFTER_MS = 600_000;

export type PinnedEntries = Awaited<ReturnType<typeof openPinnedEntries>>;

/** This host's own copy of the log on disk, one file for each entry: rewind and the recorder read it, also after a restart. */
export async function openPinnedEntries(folder: string, log: Log, now: () => number = Date.now) {
  const { pinned, silent } = await readFolder(folder, log);
  const unsaved = new Map<string, string | undefined>();
  let saving = Promise.resolve();
  let told = Number.NEGATIVE_INFINITY;

  /** Sound never waits for this; while the disk does not answer, only the newest state of each file is held. */
  function save(file: string, text: string | undefined) {
    if (unsaved.size === 0) saving = saving.then(writeUnsaved);
    unsaved.set(file, text);
  }

  async function writeUnsaved() {
    for (const [name, text] of unsaved) {
      const file = join(folder, name);
      try {
        await mkdir(folder, { recursive: true });
        if (text === undefined) await rm(file, { force: true });
        else {
          await writeFile(`${file}.new`, text);
          await rename(`${file}.new`, file);
        }
      } catch (error) {
        if (now() - told > TOLD_AGAIN_AFTER_MS) log(`What is played is not kept: ${reasonOf(error)}`);
        told = now();
      }
      if (unsaved.get(name) === text) unsaved.delete(name);
    }
    if (unsaved.size > 0) saving = saving.then(writeUnsaved);
  }

  function remove(entry: PinnedEntry) {
    pinned.splice(pinned.indexOf(entry), 1);
    save(fileOf(entry), undefined);
  }

  return {
    at: (frame: number) => {
      const entry = pinned.findLast(({ firstFrame }) => firstFrame <= frame);
      return entry && frame < entry.endFrame ? entry : undefined;
    },
    /** The frame at which the next entry after this frame begins. */
    nextAfter: (frame: number) =>
      pinned.find(({ firstFrame }) => firstFrame > frame)?.firstFrame ?? Number.POSITIVE_INFINITY,

    /** Adds an entry, or keeps a changed one. */
    keep(entry: PinnedEntry) {
      if (!pinned.includes(entry)) {
        const same = pinned.find(({ firstFrame }) => firstFrame === entry.firstFrame);
        if (same) remove(same);
        pinned.push(entry);
        pinned.sort((a, b) => a.firstFrame - b.firstFrame);
        const oldest = (now() - DAYS_KEPT * 86_400_000) / FRAME_MS;
        for (const old of pinned.filter(({ endFrame }) => endFrame < oldest)) remove(old);
      }
      save(fileOf(entry), JSON.stringify(entry));
    },

    /** Only for what has not been heard. */
    dropFrom(frame: number) {
      for (const entry of pinned.filter(({ firstFrame }) => firstFrame >= frame)) remove(entry);
    },

    /** Notes that there was silence because the sound came too late. */
    keepSilence(firstFrame: number, count: number) {
      const last = silent.at(-1);
      if (last && last.firstFrame + last.count === firstFrame) last.count += count;
      else silent.push({ firstFrame, count });
      while (silent.length > 1_000) silent.shift();
      save(SILENCE_FILE, JSON.stringify(silent));
    },
    silent: (): Readonly<SilentChunks> => silent,

    /** Every broadcast this host has played, oldest first. */
    occurrences(): Occurrence[] {
      const found: Occurrence[] = [];
      for (const [index, { entry, firstFrame, ...rest }] of pinned.entries()) {
        const endFrame = Math.min(rest.endFrame, pinned[index + 1]?.firstFrame ?? rest.endFrame);
        const last = found.at(-1);
        if (!entry?.slot) continue;
        if (last && last.slot.id === entry.slot.id && last.endFrame === firstFrame) last.endFrame = endFrame;
        else found.push({ slot: entry.slot, firstFrame, endFrame });
      }
      return found;
    },

    async close() {
      while (unsaved.size > 0) await saving;
      await saving;
    },
  };
}

const fileOf = ({ firstFrame }: PinnedEntry) => `${firstFrame}.json`;

async function readFolder(folder: string, log: Log) {
  const names: string[] = await readdir(folder).catch(() => []);
  const read = async <T extends z.ZodMiniType>(name: string, shape: T): Promise<z.infer<T> | undefined> => {
    try {
      return shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    } catch (error) {
      log(`${name} of what was played cannot be read: ${reasonOf(error)}`);
      return undefined;
    }
  };
  const entries = names.filter((name) => /^\d+\.json$/.test(name)).map((name) => read(name, pinnedEntry));
  const pinned = (await Promise.all(entries)).filter((entry) => entry !== undefined);
  pinned.sort((a, b) => a.firstFrame - b.firstFrame);
  const silent = names.includes(SILENCE_FILE) ? await read(SILENCE_FILE, silentChunks) : undefined;
  return { pinned, silent: silent ?? [] };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
