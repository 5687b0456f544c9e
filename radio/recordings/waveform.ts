import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { type Waveform, waveform } from '@longwave/contract/audio.ts';
import { loudnessOfFrames } from './frame-loudness.ts';
import type { Recording } from './library.ts';
import type { StoredFile } from './stored-file.ts';

const BARS = 600;

/** Computed once for a recording and kept beside it. */
export function createWaveforms() {
  const computing = new Map<string, Promise<Waveform>>();

  return async (recording: Recording): Promise<Waveform> => {
    const file = await recording.file();
    const kept = await readKept(file);
    if (kept) return kept;
    const started = computing.get(file.path) ?? compute(file).finally(() => computing.delete(file.path));
    computing.set(file.path, started);
    return await started;
  };
}

async function compute(file: StoredFile): Promise<Waveform> {
  const loudness = loudnessOfFrames(await readFile(file.path), file.firstFrame);
  const result: Waveform = { version: 1, peaks: peaksOf(loudness) };
  const unfinished = `${keptAt(file)}.${process.pid}.making`;
  await writeFile(unfinished, JSON.stringify(result));
  await rename(unfinished, keptAt(file));
  return result;
}

/** One older than the recording belongs to an earlier one of that name. */
async function readKept(file: StoredFile): Promise<Waveform | undefined> {
  try {
    if ((await stat(keptAt(file))).mtimeMs < file.changed) return undefined;
    return waveform.parse(JSON.parse(await readFile(keptAt(file), 'utf8')));
  } catch {
    return undefined;
  }
}

function keptAt(file: StoredFile): string {
  return file.path.replace(/\.mp3$/, '.waveform.json');
}

const SILENCE = 1e-6;

/** The loudness of each stretch (its geometric mean: single frames may be far off), 0 to 1, the loudest being 1. */
function peaksOf(loudness: number[], bars = BARS): number[] {
  const many = Math.min(bars, loudness.length);
  const edge = (bar: number) => Math.floor((bar * loudness.length) / many);
  const means = Array.from({ length: many }, (_, bar) => {
    const part = loudness.slice(edge(bar), edge(bar + 1));
    return Math.exp(part.reduce((sum, loud) => sum + Math.log(loud + SILENCE), 0) / part.length);
  });
  const most = Math.max(...means, SILENCE * 2);
  return means.map((mean) => Math.round((mean / most) * 1000) / 1000);
}
