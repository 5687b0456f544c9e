import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Log } from '../log.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { UnsuitableSound } from '../transcoding/unsuitable-sound.ts';
import { convertFile } from './convert-file.ts';
import { findFile, type StoredFile } from './stored-file.ts';

const TRY_AGAIN_AFTER_MS = 600_000;

/** What became of a recording, kept beside its converted file: it holds as long as the original stays as it is. */
const outcome = z.object({
  original: z.string(),
  size: z.number(),
  changed: z.number(),
  /** Undefined when it went well. */
  failure: z.string().optional(),
  hadFfmpeg: z.boolean(),
  seconds: z.number(),
  at: z.string(),
});
type Outcome = z.infer<typeof outcome>;

type Job = { name: string; original: StoredFile };

/** Why a recording cannot be played yet, or at all. */
export class NotConverted extends Error {}

/** Makes recordings of other formats fit to go on air: one at a time, at low priority, each only once. */
export function createConverter(folder: string, transcoding: Transcoding, log: Log) {
  const waiting = new Map<string, Job>();
  const heldBack = new Map<string, { until: number; reason: string }>();
  const stop = new AbortController();
  let current: { job: Job; done: number } | undefined;
  let working = Promise.resolve();

  const pathOf = (name: string) => join(folder, `${name}.mp3`);
  const outcomeAt = (name: string) => join(folder, `${name}.json`);

  async function outcomeOf(name: string): Promise<Outcome | undefined> {
    const text = await readFile(outcomeAt(name), 'utf8').catch(() => 'null');
    try {
      return outcome.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async function keepOutcome(name: string, what: Outcome): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${outcomeAt(name)}.new`, JSON.stringify(what));
    await rename(`${outcomeAt(name)}.new`, outcomeAt(name));
  }

  async function convert(job: Job): Promise<void> {
    const { name, original } = job;
    const { size, changed } = original;
    const facts = { original: basename(original.path), size, changed, at: new Date().toISOString() };
    const hadFfmpeg = await transcoding.hasFfmpeg();
    log(`Recording ${name} is being converted from ${facts.original}`);
    current = { job, done: 0 };
    const progress = (done: number) => {
      current = { job, done };
    };
    const files = { from: original.path, to: pathOf(name) };
    try {
      const { seconds } = await convertFile({ ...files, transcoding, stop: stop.signal, progress });
      await keepOutcome(name, { ...facts, hadFfmpeg, seconds });
      log(`Recording ${name} is converted: ${Math.round(seconds)} s`);
    } catch (error) {
      if (stop.signal.aborted) return;
      const failure = error instanceof Error ? error.message : String(error);
      log(`Recording ${name} could not be converted: ${failure}`);
      if (error instanceof UnsuitableSound) {
        await keepOutcome(name, { ...facts, hadFfmpeg, seconds: 0, failure });
      } else {
        // A full disk, say: no fault of the recording.
        heldBack.set(name, { until: performance.now() + TRY_AGAIN_AFTER_MS, reason: failure });
      }
    }
  }

  async function work(): Promise<void> {
    for (const job of waiting.values()) {
      if (stop.signal.aborted) return;
      await convert(job).catch((error) => log(`Recording ${job.name}: ${error}`));
      waiting.delete(job.name);
      current = undefined;
    }
  }

  return {
    /** The recording in the station's format. Asking for one that is not converted yet has it converted. */
    async converted(name: string, original: StoredFile): Promise<StoredFile> {
      const known = await outcomeOf(name);
      const holds = known && known.size === original.size && known.changed === original.changed;
      if (holds && known.failure === undefined) {
        const file = await findFile(pathOf(name));
        if (file && file.frames > 0) return file;
      } else if (holds && known.hadFfmpeg === (await transcoding.hasFfmpeg())) {
        throw new NotConverted(`it could not be converted: ${known.failure}`);
      }
      const held = heldBack.get(name);
      if (held && held.until > performance.now()) {
        throw new NotConverted(`it could not be converted: ${held.reason}`);
      }
      if (!waiting.has(name) && !stop.signal.aborted) {
        waiting.set(name, { name, original });
        if (waiting.size === 1) working = work();
      }
      throw new NotConverted('it is being converted');
    },

    /** For staff. */
    async progress() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
      const outcomes = await Promise.all(
        names.map(async (file) => {
          const recording = file.slice(0, -'.json'.length);
          return { recording, ...(await outcomeOf(recording)) };
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
