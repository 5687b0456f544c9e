import { readFile, stat } from 'node:fs/promises';
import { type Waveform, waveform } from '@longwave/contract/audio.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import { loudnessOfFrames } from './frame-loudness.ts';
import type { Recording } from './library.ts';
import type { StoredFile } from './stored-file.ts';

const BARS = 600;

/** Computes waveforms once, and stores them beside the recording. */
export function createWaveforms() {
  const computing = new Map<string, Promise<Waveform>>();

  return async (recording: Recording): Promise<Waveform> => {
    const file = await recording.file();
    const stored = await readStored(file);
    if (stored) return stored;
    const started = computing.get(file.path) ?? compute(file).finally(() => computing.delete(file.path));
    computing.set(file.path, started);
    return await started;
  };
}

async function compute(file: StoredFile): Promise<Waveform> {
  const loudness = loudnessOfFrames(await readFile(file.path), file.firstFrame);
  const result: Waveform = { version: 1, peaks: peaksOf(loudness) };
  await writeFileAtomically(storedPath(file), JSON.stringify(result));
  return result;
}

/** A waveform older than the recording belongs to an earlier file of that name. */
async function readStored(file: StoredFile): Promise<Waveform | undefined> {
  try {
    if ((await stat(storedPath(file))).mtimeMs < file.changed) return undefined;
    return waveform.parse(JSON.parse(await readFile(storedPath(file), 'utf8')));
  } catch {
    return undefined;
  }
}

function storedPath(file: StoredFile): string {
  return file.path.replace(/\.mp3$/, '.waveform.json');
}

const SILENCE = 1e-6;

/** The loudness of each bar from 0 to 1: a geometric mean, since estimates of single frames may be far off. */
function peaksOf(loudness: number[], bars = BARS): number[] {
  const many = Math.min(bars, loudness.length);
  const edge = (bar: number) => Math.floor((bar * loudness.length) / many);
  const means = Array.from({ length: many }, (_, bar) => {
    const part = loudness.slice(edge(bar), edge(bar + 1));
    return Math.exp(part.reduce((sum, loud) => sum + Math.log(loud + SILENCE), 0) / part.length);
  });
  const loudest = Math.max(...means, SILENCE * 2);
  return means.map((mean) => Math.round((mean / loudest) * 1000) / 1000);
}
