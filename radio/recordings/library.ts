import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeRecording } from '@longwave/contract/station-module.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { FRAME_BYTES } from '@longwave/transcoding/frames/frame.ts';
import type { Converter } from './converter.ts';
import { findOriginal } from './originals.ts';
import { isRecordingName } from './recording-name.ts';
import { findFile, readBytes, type StoredFile } from './stored-file.ts';
import { writeMadeRecording } from './write-made-recording.ts';

export type Recording = {
  name: string;
  bytes: number;
  /** 0 if its format differs from the stream's. */
  frames: number;
  etag: string;
  /** The byte at which its first frame begins. */
  firstFrame: number;
  readBytes(start: number, length: number): Promise<Uint8Array>;
  /** Resolves with the file once it is complete. */
  file(): Promise<StoredFile>;
};

type Options = {
  folder: string;
  /** Makes a recording that is not on disk: `recording` of the station's module. */
  make?: ((name: string) => MadeRecording | undefined) | undefined;
  converter: Pick<Converter, 'converted'>;
  log: Log;
};

type UnfinishedRecording = { made: MadeRecording; whole: Promise<StoredFile> | undefined };

/** Half a second of a recording is made when it will probably be requested soon; it is discarded if nobody requests it. */
const PREPARED_FRAMES = 22;
const MAX_PREPARING = 2;
const FORGET_AFTER_MS = 60_000;

/** The station's recordings: files in a folder, and recordings that the station's code makes when first requested. */
export function createRecordingLibrary({ folder, make = () => undefined, converter, log }: Options) {
  const unfinished = new Map<string, UnfinishedRecording>();
  const stop = new AbortController();
  const pathOf = (name: string) => join(folder, `${name}.mp3`);

  async function find(name: string): Promise<Recording | undefined> {
    if (!isRecordingName(name)) return undefined;
    const recording = unfinished.get(name);
    if (recording) return fromMaker(name, recording);
    const made = make(name);
    const file = await findWholeFile(name, made);
    if (file?.isMp3) return fromFile(name, file, made !== undefined);
    // Not every browser plays formats other than mp3.
    if (file) return fromFile(name, await converter.converted(name, file), false);
    if (!made) return undefined;
    return fromMaker(name, unfinished.get(name) ?? addUnfinished(name, { made, whole: undefined }));
  }

  /**
   * The original, or the complete file of a made recording. A made recording of the wrong length is damaged, so it is
   * deleted and made again.
   */
  async function findWholeFile(
    name: string,
    made: MadeRecording | undefined,
  ): Promise<StoredFile | undefined> {
    if (!made) return await findOriginal(folder, name);
    const file = await findFile(pathOf(name));
    if (file === undefined || file.frames === made.frames) return file;
    log.warn('recording damaged on disk is made again', { recording: name });
    await rm(pathOf(name), { force: true });
    return undefined;
  }

  function addUnfinished(name: string, recording: UnfinishedRecording): UnfinishedRecording {
    unfinished.set(name, recording);
    return recording;
  }

  /** Writes the file once for all concurrent requests; after a failure the next request tries again. */
  function startWriting(name: string, recording: UnfinishedRecording): Promise<StoredFile> {
    recording.whole ??= writeMadeRecording(recording.made, pathOf(name), stop.signal)
      .then(() => findFile(pathOf(name)))
      .then((file) => {
        if (!file) throw new Error('it was gone after it was written');
        return file;
      })
      .catch((error) => {
        if (!stop.signal.aborted) log.error('recording not stored', { recording: name, error });
        throw error;
      })
      .finally(() => unfinished.delete(name));
    recording.whole.catch(() => undefined);
    return recording.whole;
  }

  function fromMaker(name: string, recording: UnfinishedRecording): Recording {
    const { frames } = recording.made;
    return {
      name,
      bytes: frames * FRAME_BYTES,
      frames,
      etag: etagOfMade(frames),
      firstFrame: 0,
      async readBytes(start, length) {
        const first = Math.floor(start / FRAME_BYTES);
        const last = Math.ceil(Math.min(start + length, frames * FRAME_BYTES) / FRAME_BYTES);
        const bytes = await recording.made.read(first, last - first);
        startWriting(name, recording); // after the read, so that the listener does not wait for it
        const offset = start - first * FRAME_BYTES;
        return bytes.subarray(offset, offset + length);
      },
      file: () => startWriting(name, recording),
    };
  }

  function fromFile(name: string, file: StoredFile, isMade: boolean): Recording {
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

  /** The recording for the stream: unchanged if its format fits, otherwise converted. */
  async function findForPlayout(name: string): Promise<Recording | undefined> {
    const recording = await find(name);
    if (!recording || recording.frames > 0) return recording;
    return fromFile(name, await converter.converted(name, await recording.file()), false);
  }

  let preparing = 0;

  async function makeFirstFrames(name: string): Promise<void> {
    await find(name);
    const recording = unfinished.get(name);
    if (!recording || recording.whole) return;
    await recording.made.read(0, PREPARED_FRAMES);
    setTimeout(() => {
      if (!recording.whole && unfinished.get(name) === recording) unfinished.delete(name);
    }, FORGET_AFTER_MS).unref();
  }

  return {
    find,

    /** Makes the start of a recording that is not on disk, so that it is ready when requested. */
    prepare(name: string): void {
      if (preparing >= MAX_PREPARING) return;
      preparing += 1;
      makeFirstFrames(name)
        .catch((error) => log.warn('recording not made', { recording: name, error }))
        .finally(() => {
          preparing -= 1;
        });
    },

    /** Opens a recording for playout, which reads by frames. Nothing is made before it is read. */
    async open(name: string) {
      const recording = await findForPlayout(name);
      if (!recording) return undefined;
      return {
        frames: recording.frames,
        async read(fromFrame: number, count: number): Promise<Uint8Array> {
          const current = await findForPlayout(name);
          if (!current) throw new Error('it is no longer there');
          const start = current.firstFrame + fromFrame * FRAME_BYTES;
          return await current.readBytes(start, count * FRAME_BYTES);
        },
      };
    },

    /** Stops writing; unfinished files are discarded, and made again when next requested. */
    async close(): Promise<void> {
      stop.abort();
      await Promise.allSettled([...unfinished.values()].map(({ whole }) => whole));
    },
  };
}

export type RecordingLibrary = ReturnType<typeof createRecordingLibrary>;

/** The same etag before and after the file is written, so that a player can continue with range requests. */
function etagOfMade(frames: number): string {
  return `"made-${frames}"`;
}
