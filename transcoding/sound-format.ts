import { readFrameHeader } from './frames/frame.ts';
import { id3TagLength } from './frames/id3.ts';

export type SoundFormat = 'mp3' | 'aac' | 'flac' | 'wav' | 'aiff' | 'ogg-vorbis' | 'ogg-opus' | 'ogg-flac';

/** How far to search for the first frame: sound may begin in the middle of a frame, or with a tag. */
export const SEARCH_BYTES = 64 * 1024;

/** Detects the format from the first bytes; undefined while there are too few. */
export function detectFormat(bytes: Buffer): SoundFormat | 'unknown' | undefined {
  if (bytes.length < 64) return undefined;
  const tag = id3TagLength(bytes);
  if (tag + 64 > bytes.length) return tag > 16 * 1024 * 1024 ? 'unknown' : undefined;
  const sound = bytes.subarray(tag);
  const word = (at: number) => sound.toString('latin1', at, at + 4);
  if (word(0) === 'OggS') return oggFormat(sound);
  if (word(0) === 'fLaC') return 'flac';
  if (word(0) === 'RIFF' && word(8) === 'WAVE') return 'wav';
  if (word(0) === 'FORM' && word(8).startsWith('AIF')) return 'aiff';
  return framedFormat(sound);
}

/** The format of an Ogg stream, from its first packet, which names the codec. */
export function oggFormatOfPacket(packet: Buffer): SoundFormat | 'unknown' {
  const start = packet.toString('latin1', 0, 8);
  if (start.startsWith('\x01vorbis')) return 'ogg-vorbis';
  if (start === 'OpusHead') return 'ogg-opus';
  return start.startsWith('\x7fFLAC') ? 'ogg-flac' : 'unknown';
}

function oggFormat(bytes: Buffer): SoundFormat | 'unknown' {
  return oggFormatOfPacket(bytes.subarray(27 + (bytes[26] ?? 0)));
}

/** mp3 and ADTS have no file header, so they are detected by two successive frames. */
function framedFormat(bytes: Buffer): SoundFormat | 'unknown' | undefined {
  const end = Math.min(bytes.length - 8, SEARCH_BYTES);
  for (let at = 0; at < end; at++) {
    if (bytes[at] !== 0xff) continue;
    const mp3 = readFrameHeader(bytes, at)?.bytes;
    const length = mp3 ?? adtsFrameLength(bytes, at);
    if (!length) continue;
    const next = at + length;
    if (next + 8 > bytes.length) return undefined;
    if (mp3 ? readFrameHeader(bytes, next) : adtsFrameLength(bytes, next)) return mp3 ? 'mp3' : 'aac';
  }
  return bytes.length < SEARCH_BYTES ? undefined : 'unknown';
}

/** The length of an AAC frame in ADTS; 0 if none starts there. */
function adtsFrameLength(bytes: Buffer, at: number): number {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(at, at + 6);
  if (first !== 0xff || (second & 0xf6) !== 0xf0 || ((third >> 2) & 15) > 12) return 0;
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  return length > 7 ? length : 0;
}
