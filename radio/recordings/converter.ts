import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Log } from '@longwave/server-kit/log.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { UnsuitableSound } from '@longwave/transcoding/unsuitable-sound.ts';
import * as z from 'zod';
import { errorMessage } from '../error-message.ts';
import { convertFile } from './convert-file.ts';
import { findFile, type StoredFile } from './stored-file.ts';

const RETRY_AFTER_MS = 600_000;

/** The result of a conversion, stored beside the converted file; valid until the original changes. */
const outcome = z.object({
  original: z.string(),
  size: z.number(),
  changed: z.number(),
  /** Undefined if the conversion succeeded. */
  failure: z.string().optional(),
  hadFfmpeg: z.boolean(),
  seconds: z.number(),
  at: z.string(),
});
type Outcome = z.infer<typeof outcome>;

type Job = { name: string; original: StoredFile };

/** Thrown when a recording cannot be played yet, or not at all. */
export class NotConverted extends Error {}

/** Converts recordings to the station's format: one at a time, at low priority, each only once. */
export function createConverter(folder: string, transcoding: Transcoding, log: Log) {
  const waiting = new Map<string, Job>();
  const postponed = new Map<string, { until: number; reason: string }>();
  const stop = new AbortController();
  let current: { job: Job; done: number } | undefined;
  let working = Promise.resolve();

  const pathOf = (name: string) => join(folder, `${name}.mp3`);
  const outcomePath = (name: string) => join(folder, `${name}.json`);

  async function readOutcome(name: string): Promise<Outcome | undefined> {
    const text = await readFile(outcomePath(name), 'utf8').catch(() => 'null');
    try {
      return outcome.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async function storeOutcome(name: string, what: Outcome): Promise<void> {
    await writeFileAtomically(outcomePath(name), JSON.stringify(what));
  }

  async function convert(job: Job): Promise<void> {
    const { name, original } = job;
    const { size, changed } = original;
    const facts = { original: basename(original.path), size, changed, at: new Date().toISOString() };
    const hadFfmpeg = await transcoding.hasFfmpeg();
    log.info('conversion begins', { recording: name, original: facts.original });
    current = { job, done: 0 };
    const progress = (done: number) => {
      current = { job, done };
    };
    const files = { from: original.path, to: pathOf(name) };
    try {
      const { seconds } = await convertFile({ ...files, transcoding, stop: stop.signal, progress });
      await storeOutcome(name, { ...facts, hadFfmpeg, seconds });
      log.info('recording converted', { recording: name, seconds: Math.round(seconds) });
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure = errorMessage(error);
      log.warn('recording not converted', { recording: name, error });
      if (error instanceof UnsuitableSound) {
        await storeOutcome(name, { ...facts, hadFfmpeg, seconds: 0, failure });
      } else {
        // The recording is not at fault; for example, the disk is full.
        postponed.set(name, { until: performance.now() + RETRY_AFTER_MS, reason: failure });
      }
    }
  }

  async function work(): Promise<void> {
    for (const job of waiting.values()) {
      if (stop.signal.aborted) return;
      await convert(job).catch((error) =>
        log.error('outcome of a conversion not stored', { recording: job.name, error }),
      );
      waiting.delete(job.name);
      current = undefined;
    }
  }

  return {
    /** Returns the recording in the station's format; if there is none yet, starts the conversion and throws NotConverted. */
    async converted(name: string, original: StoredFile): Promise<StoredFile> {
      const known = await readOutcome(name);
      const holds = known && known.size === original.size && known.changed === original.changed;
      if (holds && known.failure === undefined) {
        const file = await findFile(pathOf(name));
        if (file && file.frames > 0) return file;
      } else if (holds && known.hadFfmpeg === (await transcoding.hasFfmpeg())) {
        throw new NotConverted(`it could not be converted: ${known.failure}`);
      }
      const held = postponed.get(name);
      if (held && held.until > performance.now()) {
        throw new NotConverted(`it could not be converted: ${held.reason}`);
      }
      if (!waiting.has(name) && !stop.signal.aborted) {
        waiting.set(name, { name, original });
        if (waiting.size === 1) working = work();
      }
      throw new NotConverted('it is being converted');
    },

    /** State of all conversions, for staff. */
    async progress() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
      const outcomes = await Promise.all(
        names.map(async (file) => {
          const recording = file.slice(0, -'.json'.length);
          return { recording, ...(await readOutcome(recording)) };
        }),
      );
      const busy = current;
      return {
        converting: busy && { recording: busy.job.name, percent: Math.floor(busy.done * 100) },
        waiting: [...waiting.keys()].filter((name) => name !== busy?.job.name),
        failed: outcomes
          .filter(({ failure }) => failure !== undefined)
          .map(({ recording, original, failure, at }) => ({ recording, original, reason: failure, at })),
        converted: outcomes.filter(({ original, failure }) => original && failure === undefined).length,
      };
    },

    async close(): Promise<void> {
      stop.abort();
      await working;
    },
  };
}

export type Converter = ReturnType<typeof createConverter>;
