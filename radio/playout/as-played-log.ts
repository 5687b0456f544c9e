import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlayoutSlot, playoutEntry } from '@longwave/contract/playout.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import { FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import * as z from 'zod/mini';

const frame = z.int();
const tracks = z.array(z.object({ name: z.string(), title: z.string(), frames: frame }));

/** An entry that this host plays, with its recordings as measured here; it stays as it is, whatever content says later. */
const asPlayedEntry = z.object({
  firstFrame: frame,
  endFrame: frame,
  origin: frame,
  /** Null if content had no entry for this time. */
  entry: z.nullable(playoutEntry),
  recordings: tracks,
  filler: tracks,
  runs: z.array(z.object({ firstFrame: frame, tracks, offset: frame, isFiller: z.boolean() })),
  /** Names of tracks that could not be opened or read. */
  away: z.array(z.string()),
});
export type AsPlayedEntry = z.infer<typeof asPlayedEntry>;

/** A broadcast of the schedule, in frames, as this host played it. */
export type Broadcast = { slot: PlayoutSlot; firstFrame: number; endFrame: number };

const silentChunks = z.array(z.object({ firstFrame: frame, count: frame }));
type SilentChunks = z.infer<typeof silentChunks>;

const MAX_AGE_DAYS = 30;
const SILENCE_FILE = 'silent.json';
const LOG_AGAIN_AFTER_MS = 600_000;

export type AsPlayedLog = Awaited<ReturnType<typeof openAsPlayedLog>>;

/** Stores what this host played, one file for each entry. Rewind and the recorder read it, also after a restart. */
export async function openAsPlayedLog(folder: string, log: Log, now: () => number = Date.now) {
  const { entries, silent } = await readFolder(folder, log);
  const unsaved = new Map<string, string | undefined>();
  let saving = Promise.resolve();
  let loggedAt = Number.NEGATIVE_INFINITY;

  /** Queues a file for writing, so that sound never waits for the disk; only the newest state of each file is held in memory. */
  function save(file: string, text: string | undefined) {
    if (unsaved.size === 0) saving = saving.then(writeUnsaved);
    unsaved.set(file, text);
  }

  async function writeUnsaved() {
    for (const [name, text] of unsaved) {
      const file = join(folder, name);
      try {
        if (text === undefined) await rm(file, { force: true });
        else await writeFileAtomically(file, text);
      } catch (error) {
        if (now() - loggedAt > LOG_AGAIN_AFTER_MS)
          log.error('as-played log not stored', { file: name, error });
        loggedAt = now();
      }
      if (unsaved.get(name) === text) unsaved.delete(name);
    }
    if (unsaved.size > 0) saving = saving.then(writeUnsaved);
  }

  function remove(entry: AsPlayedEntry) {
    entries.splice(entries.indexOf(entry), 1);
    save(fileOf(entry), undefined);
  }

  return {
    at: (frame: number) => {
      const entry = entries.findLast(({ firstFrame }) => firstFrame <= frame);
      return entry && frame < entry.endFrame ? entry : undefined;
    },
    /** The frame at which the next entry after this frame begins. */
    nextAfter: (frame: number) =>
      entries.find(({ firstFrame }) => firstFrame > frame)?.firstFrame ?? Number.POSITIVE_INFINITY,

    /** Adds an entry, or stores a changed one. */
    store(entry: AsPlayedEntry) {
      if (!entries.includes(entry)) {
        const same = entries.find(({ firstFrame }) => firstFrame === entry.firstFrame);
        if (same) remove(same);
        entries.push(entry);
        entries.sort((a, b) => a.firstFrame - b.firstFrame);
        const oldest = (now() - MAX_AGE_DAYS * 86_400_000) / FRAME_MS;
        for (const old of entries.filter(({ endFrame }) => endFrame < oldest)) remove(old);
      }
      save(fileOf(entry), JSON.stringify(entry));
    },

    /** Removes entries from this frame on; only for entries that have not been heard. */
    removeFrom(frame: number) {
      for (const entry of entries.filter(({ firstFrame }) => firstFrame >= frame)) remove(entry);
    },

    /** Stores that listeners heard silence because the sound came too late. */
    storeSilence(firstFrame: number, count: number) {
      const last = silent.at(-1);
      if (last && last.firstFrame + last.count === firstFrame) last.count += count;
      else silent.push({ firstFrame, count });
      while (silent.length > 1_000) silent.shift();
      save(SILENCE_FILE, JSON.stringify(silent));
    },
    silent: (): Readonly<SilentChunks> => silent,

    /** Every broadcast this host has played, oldest first. */
    broadcasts(): Broadcast[] {
      const found: Broadcast[] = [];
      for (const [index, { entry, firstFrame, ...rest }] of entries.entries()) {
        const endFrame = Math.min(rest.endFrame, entries[index + 1]?.firstFrame ?? rest.endFrame);
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

const fileOf = ({ firstFrame }: AsPlayedEntry) => `${firstFrame}.json`;

async function readFolder(folder: string, log: Log) {
  const names: string[] = await readdir(folder).catch(() => []);
  const read = async <T extends z.ZodMiniType>(name: string, shape: T): Promise<z.infer<T> | undefined> => {
    try {
      return shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    } catch (error) {
      log.error('as-played log not read', { file: name, error });
      return undefined;
    }
  };
  const reading = names.filter((name) => /^\d+\.json$/.test(name)).map((name) => read(name, asPlayedEntry));
  const entries = (await Promise.all(reading)).filter((entry) => entry !== undefined);
  entries.sort((a, b) => a.firstFrame - b.firstFrame);
  const silent = names.includes(SILENCE_FILE) ? await read(SILENCE_FILE, silentChunks) : undefined;
  return { entries, silent: silent ?? [] };
}
