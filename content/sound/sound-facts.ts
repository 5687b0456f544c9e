import { type FileHandle, open } from 'node:fs/promises';
import { aacFacts } from './aac-length.ts';
import { aiffFacts } from './aiff-length.ts';
import type { SoundFacts } from './facts.ts';
import { flacFacts } from './flac-length.ts';
import { mp3Facts } from './mp3-length.ts';
import { soundTrackFacts } from './mp4-tracks.ts';
import { oggFacts } from './ogg-length.ts';
import { wavFacts } from './wav-length.ts';

const readers: Record<string, (file: FileHandle) => Promise<SoundFacts | undefined>> = {
  wav: wavFacts,
  flac: flacFacts,
  ogg: oggFacts,
  mp4: soundTrackFacts,
  aiff: aiffFacts,
  aac: aacFacts,
  mp3: mp3Facts,
};

/** Reads format and length of a sound file from its bytes, whatever it is called; undefined if they cannot be read here. */
export async function soundFacts(path: string): Promise<SoundFacts | undefined> {
  await using file = await open(path);
  const read = readers[containerOf(await readHead(file))] ?? mp3Facts;
  return await read(file);
}

export async function readHead(file: FileHandle): Promise<Buffer> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, head.length, 0);
  return head;
}

/** The kind of file that begins with these bytes. An mp3 file may begin with anything. */
export function containerOf(head: Buffer): 'wav' | 'flac' | 'ogg' | 'aiff' | 'mp4' | 'webm' | 'aac' | 'mp3' {
  const [first, second, third] = [0, 4, 8].map((at) => head.toString('latin1', at, at + 4));
  if ((first === 'RIFF' || first === 'RF64') && third === 'WAVE') return 'wav';
  if (first === 'FORM' && (third === 'AIFF' || third === 'AIFC')) return 'aiff';
  if (first === 'fLaC') return 'flac';
  if (first === 'OggS') return 'ogg';
  if (second === 'ftyp') return 'mp4';
  if (head.readUInt32BE(0) === 0x1a45_dfa3) return 'webm';
  return (head.readUInt16BE(0) & 0xfff6) === 0xfff0 ? 'aac' : 'mp3';
}
