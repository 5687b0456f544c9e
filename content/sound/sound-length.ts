import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { flacSeconds } from './flac-length.ts';
import { mp3Seconds } from './mp3-length.ts';
import { wavSeconds } from './wav-length.ts';

const run = promisify(execFile);

/** Why a file cannot be a recording, in a sentence. */
export class BadSound extends Error {}

/** How long a recording is, from its headers and frames; by ffprobe, where the machine has it, for other formats. */
export async function soundSeconds(path: string): Promise<number> {
  const seconds = await readSeconds(path);
  if (seconds === 'unknown')
    throw new BadSound(
      'Its length cannot be read. Make it an mp3, wav or flac file, or install ffmpeg, which reads the others',
    );
  if (!seconds) throw new BadSound('There is no sound in it');
  return Math.round(seconds * 1000) / 1000;
}

/** ffprobe finds sound in any file that is called .mp3, so those are read here only. */
async function readSeconds(path: string): Promise<number | undefined | 'unknown'> {
  await using file = await open(path);
  const head = Buffer.alloc(12);
  await file.read(head, 0, head.length, 0);
  const [first, third] = [head.toString('latin1', 0, 4), head.toString('latin1', 8, 12)];
  if ((first === 'RIFF' || first === 'RF64') && third === 'WAVE') return await wavSeconds(file);
  if (first === 'fLaC') return (await flacSeconds(file)) ?? (await probed(path));
  if (path.toLowerCase().endsWith('.mp3')) return await mp3Seconds(file);
  return await probed(path);
}

async function probed(path: string): Promise<number | 'unknown'> {
  try {
    const { stdout } = await run(
      'ffprobe',
      ['-v', 'error', '-select_streams', 'a:0', '-show_entries', 'format=duration', '-of', 'csv=p=0', path],
      { timeout: 60_000 },
    );
    const seconds = Number.parseFloat(stdout);
    return Number.isFinite(seconds) ? seconds : 'unknown';
  } catch {
    return 'unknown';
  }
}
