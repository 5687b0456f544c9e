import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import type { Measured } from '@longwave/transcoding/recordings/measure-sound.ts';
import type { TaggedFields } from './tagged-fields.ts';

/** Seconds from the beginning of the original. */
export type Trim = { start: number; end: number };
export type Made = { name: string; seconds: number; bytes: number; trim: Trim | null };

/** The state of a show's recording from its upload on. Each show has at most one; it is on disk and survives a restart. */
export type Preparation = {
  /** Id of the show. */
  show: number;
  /** A new id with each request of staff: the result of an older task is discarded. */
  task: string;
  /** Whether the author may publish: then the result goes live without another step. */
  mayPublish: boolean;
  author: string;
  /** Names of the recordings that the show had when the preparation began. */
  replaces: string[];
  upload: string | null;
  filename: string;
  /** Name of the original; the names of its results begin with it. */
  name: string;
  created: number;
  state: 'uploading' | 'measuring' | 'making' | 'ready' | 'failed';
  /** Why it failed; empty otherwise. */
  reason: string;
  /** Path of the original in the data folder; empty until the upload is complete. */
  source: string;
  /** Whether visitors can hear the original as it is. */
  isPlayable: boolean;
  seconds: number;
  bytes: number;
  measured: Omit<Measured, 'peaks'> | null;
  /** The part to keep; null for all of it. */
  trim: Trim | null;
  made: Made | null;
  /** Name of the untrimmed mp3 that staff hear while they trim. */
  whole: string | null;
  /** Name of the recording that was last attached to the show. */
  attached: string | null;
  fields: TaggedFields;
  /** The preparation before this one: the show keeps it until this one has a result, and goes back to it when this one fails. */
  former: Preparation | null;
};

export const preparationsFolder = 'preparations';
/** Folder inside the data folder with originals in formats that browsers do not play. */
export const originalsFolder = 'originals';

export type PreparationFolder = ReturnType<typeof openPreparationFolder>;

export function openPreparationFolder(data: string) {
  const folder = join(data, preparationsFolder);
  const pathOf = (show: number) => join(folder, `${show}.json`);
  const peaksPath = (show: number) => join(folder, `${show}.peaks.json`);

  async function readJson<T>(path: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(path, 'utf8'));
    } catch {
      return undefined;
    }
  }
  const read = (show: number) => readJson<Preparation>(pathOf(show));

  return {
    read,
    write: (one: Preparation) => writeFileAtomically(pathOf(one.show), JSON.stringify(one)),
    readPeaks: async (show: number) => (await readJson<number[]>(peaksPath(show))) ?? [],
    writePeaks: (show: number, peaks: number[]) =>
      writeFileAtomically(peaksPath(show), JSON.stringify(peaks)),
    async list(): Promise<Preparation[]> {
      const files = await readdir(folder).catch(() => []);
      const shows = files.flatMap((file) => (/^\d+\.json$/.test(file) ? [Number.parseInt(file, 10)] : []));
      return (await Promise.all(shows.map(read))).flatMap((one) => one ?? []);
    },
    /** Paths inside the data folder. */
    filesOf: (show: number) =>
      [`${show}.json`, `${show}.peaks.json`].map((file) => `${preparationsFolder}/${file}`),
    async remove(show: number): Promise<void> {
      for (const path of [pathOf(show), peaksPath(show)]) await rm(path, { force: true });
    },
  };
}

/** The recording that visitors can hear; undefined while there is none. */
export function resultOf({
  made,
  isPlayable,
  name,
  seconds,
  bytes,
}: Preparation): Omit<Made, 'trim'> | undefined {
  return made ?? (isPlayable ? { name, seconds, bytes } : undefined);
}

/** Whether a recording is the original of this preparation or was made from it. */
export function isOf({ name }: Preparation, recording: string): boolean {
  return (
    recording === name ||
    (recording.startsWith(`${name}.`) && /^\.[0-9a-f]{12}$/.test(recording.slice(name.length)))
  );
}
