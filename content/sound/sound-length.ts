import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BadSound } from './bad-sound.ts';
import { containerOf, readHead, soundFacts } from './sound-facts.ts';

const run = promisify(execFile);

/** The length of a recording, from its headers and frames; for other formats by ffprobe, if the machine has it. */
export async function soundSeconds(path: string): Promise<number> {
  const seconds = await readSeconds(path);
  if (seconds === 'unknown')
    throw new BadSound(
      'Its length cannot be read. Make it an mp3, wav or flac file, or install ffmpeg, which reads the others',
    );
  if (!seconds) throw new BadSound('There is no sound in it');
  return Math.round(seconds * 1000) / 1000;
}

/** ffprobe finds sound in any file that is called .mp3, so mp3 files are read only here, as are wav files. */
async function readSeconds(path: string): Promise<number | undefined | 'unknown'> {
  const facts = await soundFacts(path);
  if (facts) return facts.seconds;
  await using file = await open(path);
  const isReadHere = path.toLowerCase().endsWith('.mp3') || containerOf(await readHead(file)) === 'wav';
  return isReadHere ? undefined : await probeSeconds(path);
}

async function probeSeconds(path: string): Promise<number | 'unknown'> {
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
