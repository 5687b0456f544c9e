import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryPath } from '@longwave/server-kit/write-file.ts';
import { FRAME_BYTES, FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import { cut } from '@longwave/transcoding/recordings/cut.ts';
import { decodeFile } from '@longwave/transcoding/recordings/decode-file.ts';
import { makeStationReady } from '@longwave/transcoding/recordings/make-station-ready.ts';
import { type Measured, measureSound } from '@longwave/transcoding/recordings/measure-sound.ts';
import { UnsuitableSound } from '@longwave/transcoding/unsuitable-sound.ts';
import { recordingsFolder } from '../media/recording-file.ts';
import type { Made, Trim } from './preparation-folder.ts';
import { originalsFolder } from './preparation-folder.ts';

export type PreparationJob = {
  data: string;
  /** Name of the recording, and its file inside the data folder. */
  name: string;
  source: string;
  seconds: number;
  ffmpeg: string | undefined;
} & ({ kind: 'measure' } | { kind: 'make'; trim: Trim | null; loudness: number | null });

export type PreparationEvent =
  /** `done` is the fraction that is done, from 0 to 1. */
  { done: number } | { measured: Measured } | { made: Made } | { failure: string };

/** The fraction of making that measuring takes, after which the sound is read again. */
const measuringPart = 0.3;

/** Measures a recording or makes it station-ready, and reports its progress. A file that cannot be decoded is reported as a failure. */
export async function prepareRecording(
  job: PreparationJob,
  report: (event: PreparationEvent) => void,
): Promise<void> {
  try {
    if (job.kind === 'measure') report({ measured: await measure(job, report) });
    else report({ made: await make(job, report) });
  } catch (error) {
    if (!(error instanceof UnsuitableSound)) throw error;
    report({ failure: error.message });
  }
}

async function measure(job: PreparationJob, report: (event: PreparationEvent) => void): Promise<Measured> {
  const pieces = decodeFile(join(job.data, job.source), job.ffmpeg);
  const measured = await measureSound(pieces, (seconds) =>
    report({ done: Math.min(1, seconds / job.seconds) }),
  );
  if (measured.seconds === 0) throw new UnsuitableSound('There is no sound in it.');
  return measured;
}

async function make(
  job: PreparationJob & { kind: 'make' },
  report: (event: PreparationEvent) => void,
): Promise<Made> {
  const { data, name, source, trim, ffmpeg } = job;
  const { start, end } = trim ?? { start: 0, end: Number.POSITIVE_INFINITY };
  const length = Math.min(end, job.seconds) - start;
  const pieces = () => cut(decodeFile(join(data, source), ffmpeg), start, end);
  // What is trimmed does not count: the loudness is that of the rest.
  const loudness = trim
    ? (await measureSound(pieces(), (seconds) => report({ done: (measuringPart * seconds) / length })))
        .loudness
    : job.loudness;
  const before = trim ? measuringPart : 0;
  const unfinished = temporaryPath(join(data, originalsFolder, name));
  await mkdir(dirname(unfinished), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  {
    await using file = await open(unfinished, 'w');
    await makeStationReady(pieces(), {
      ...{ loudness, ffmpeg },
      async write(frames) {
        hash.update(frames);
        bytes += frames.length;
        if (frames.length > 0) await file.write(frames);
      },
      onProgress: (seconds) => report({ done: Math.min(1, before + ((1 - before) * seconds) / length) }),
    });
    await file.sync();
  }
  if (bytes === 0) throw new UnsuitableSound('There is no sound in what is left of it.');
  const made = `${name}.${hash.digest('hex').slice(0, 12)}`;
  await mkdir(join(data, recordingsFolder), { recursive: true });
  await rename(unfinished, join(data, recordingsFolder, `${made}.mp3`));
  return { name: made, seconds: ((bytes / FRAME_BYTES) * FRAME_MS) / 1000, bytes, trim };
}
