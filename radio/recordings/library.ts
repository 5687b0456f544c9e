import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeRecording } from '@longwave/contract/station-module.ts';
import { FRAME_BYTES } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { Converter } from './converter.ts';
import { keepOnDisk } from './making.ts';
import { isRecordingName } from './name.ts';
import { findOriginal } from './originals.ts';
import { findFile, readBytes, type StoredFile } from './stored-file.ts';

export type Recording = {
  name: string;
  bytes: number;
  /** 0 when it cannot go on air as it is. */
  frames: number;
  etag: string;
  /** The byte at which its first frame begins. */
  firstFrame: number;
  readBytes(start: number, length: number): Promise<Uint8Array>;
  /** The file, once it is whole. */
  file(): Promise<StoredFile>;
};

type Options = {
  folder: string;
  /** Makes a recording that is not on disk; the station module's. */
  make?: ((name: string) => MadeRecording | undefined) | undefined;
  converter: Pick<Converter, 'converted'>;
  log: Log;
};

type Making = { made: MadeRecording; whole: Promise<StoredFile> | undefined };

/** Of a recording that will be wanted in a moment, half a second is made; it is forgotten when nobody comes. */
const PREPARED_FRAMES = 22;
const MOST_PREPARED = 2;
const FORGET_AFTER_MS = 60_000;

/** The station's recordings: files in a folder, and those the station makes by code when they are first asked for. */
export function createRecordingLibrary({ folder, make = () => undefined, converter, log }: Options) {
  const makings = new Map<string, Making>();
  const stop = new AbortController();
  const pathOf = (name: string) => join(folder, `${name}.mp3`);

  async function find(name: string): Promise<Recording | undefined> {
    if (!isRecordingName(name)) return undefined;
    const making = makings.get(name);
    if (making) return beingMade(name, making);
    const made = make(name);
    const file = await storedWhole(name, made);
    if (file?.isMp3) return onDisk(name, file, made !== undefined);
    // Browsers do not agree on what else they can play.
    if (file) return onDisk(name, await converter.converted(name, file), false);
    if (!made) return undefined;
    return beingMade(name, makings.get(name) ?? remember(name, { made, whole: undefined }));
  }

  /** A made recording of another length than it should have was cut short or changed: it is made again. */
  async function storedWhole(name: string, made: MadeRecording | undefined): Promise<StoredFile | undefined> {
    if (!made) return await findOriginal(folder, name);
    const file = await findFile(pathOf(name));
    if (file === undefined || file.frames === made.frames) return file;
    log(`Recording ${name} is damaged on disk and is made again`);
    await rm(pathOf(name), { force: true });
    return undefined;
  }

  function remember(name: string, making: Making): Making {
    makings.set(name, making);
    return making;
  }

  /** Many may ask: it is made and written once. A failed attempt is forgotten, so that the next one tries again. */
  function startWriting(name: string, making: Making): Promise<StoredFile> {
    making.whole ??= keepOnDisk(making.made, pathOf(name), stop.signal)
      .then(() => findFile(pathOf(name)))
      .then((file) => {
        if (!file) throw new Error('it was gone after it was written');
        return file;
      })
      .catch((error) => {
        if (!stop.signal.aborted) log(`Recording ${name} could not be kept: ${reasonOf(error)}`);
        throw error;
      })
      .finally(() => makings.delete(name));
    making.whole.catch(() => undefined);
    return making.whole;
  }

  function beingMade(name: string, making: Making): Recording {
    const { frames } = making.made;
    return {
      name,
      bytes: frames * FRAME_BYTES,
      frames,
      etag: etagOfMade(frames),
      firstFrame: 0,
      async readBytes(start, length) {
        const first = Math.floor(start / FRAME_BYTES);
        const last = Math.ceil(Math.min(start + length, frames * FRAME_BYTES) / FRAME_BYTES);
        const bytes = await making.made.read(first, last - first);
        startWriting(name, making); // only now: whoever waits for sound comes first
        const offset = start - first * FRAME_BYTES;
        return bytes.subarray(offset, offset + length);
      },
      file: () => startWriting(name, making),
    };
  }

  function onDisk(name: string, file: StoredFile, isMade: boolean): Recording {
    return {
      name,
      bytes: file.size,
      frames: file.frames,
      etag: isMade ? etagOfMade(file.frames) : `"${file.size}-${Math.round(file.changed)}"`,
      firstFrame: file.firstFrame,
      readBytes: (start, length) => readBytes(file.path, start, length),
      file: async () => file,
    };
  }

  /** The recording as it goes on air: as it came where it fits, converted where it does not. */
  async function findForAir(name: string): Promise<Recording | undefined> {
    const recording = await find(name);
    if (!recording || recording.frames > 0) return recording;
    return onDisk(name, await converter.converted(name, await recording.file()), false);
  }

  let preparing = 0;

  async function makeBeginning(name: string): Promise<void> {
    await find(name);
    const making = makings.get(name);
    if (!making || making.whole) return;
    await making.made.read(0, PREPARED_FRAMES);
    setTimeout(() => {
      if (!making.whole && makings.get(name) === making) makings.delete(name);
    }, FORGET_AFTER_MS).unref();
  }

  return {
    find,

    /** Begins to make a recording that is not on disk, so that its first sound is there when it is asked for. */
    prepare(name: string): void {
      if (preparing >= MOST_PREPARED) return;
      preparing += 1;
      makeBeginning(name)
        .catch((error) => log(`Recording ${name} could not be begun: ${reasonOf(error)}`))
        .finally(() => {
          preparing -= 1;
        });
    },

    /** For playing on air, frame by frame. Cheap: nothing is made before it is read. */
    async open(name: string) {
      const recording = await findForAir(name);
      if (!recording) return undefined;
      return {
        frames: recording.frames,
        async read(fromFrame: number, count: number): Promise<Uint8Array> {
          const current = await findForAir(name);
          if (!current) throw new Error('it is no longer there');
          const start = current.firstFrame + fromFrame * FRAME_BYTES;
          return await current.readBytes(start, count * FRAME_BYTES);
        },
      };
    },

    /** What is being written is given up; it is made again when next asked for. */
    async close(): Promise<void> {
      stop.abort();
      await Promise.allSettled([...makings.values()].map(({ whole }) => whole));
    },
  };
}

export type RecordingLibrary = ReturnType<typeof createRecordingLibrary>;

/** The same before and after it is written: a player that has the start may go on with the rest. */
function etagOfMade(frames: number): string {
  return `"made-${frames}"`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
