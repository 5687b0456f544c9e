import type { FileHandle } from 'node:fs/promises';
import type { SoundFacts, SoundFormat } from './facts.ts';

/** The largest size of a page: the last page begins at most this far from the end. */
const maxPageBytes = 65_307;
const opusRate = 48_000;

type Codec = { format: SoundFormat; rate: number; channels: number; skipped: number };

/** Reads the first page, which names the codec, and the last, which states the number of samples. */
export async function oggFacts(file: FileHandle): Promise<SoundFacts | undefined> {
  const codec = codecOf(await firstPacket(file));
  const samples = codec && (await lastPosition(file));
  if (!codec || !samples || codec.rate === 0) return undefined;
  const { format, rate, channels, skipped } = codec;
  return { format, seconds: (samples - skipped) / rate, rate, channels };
}

export async function firstPacket(file: FileHandle): Promise<Buffer> {
  const page = Buffer.alloc(512);
  const { bytesRead } = await file.read(page, 0, page.length, 0);
  return bytesRead < 64 ? Buffer.alloc(64) : page.subarray(27 + page.readUInt8(26), bytesRead);
}

function codecOf(packet: Buffer): Codec | undefined {
  if (packet.length < 40) return undefined;
  if (packet.toString('latin1', 0, 7) === '\x01vorbis')
    return { format: 'ogg', rate: packet.readUInt32LE(12), channels: packet.readUInt8(11), skipped: 0 };
  if (packet.toString('latin1', 0, 8) === 'OpusHead')
    return {
      format: 'opus',
      rate: opusRate,
      channels: packet.readUInt8(9),
      skipped: packet.readUInt16LE(10),
    };
  if (packet.toString('latin1', 0, 5) === '\x7fFLAC')
    return {
      format: 'ogg',
      rate: packet.readUIntBE(27, 3) >>> 4,
      channels: ((packet.readUInt8(29) >>> 1) & 7) + 1,
      skipped: 0,
    };
  return undefined;
}

/** The number of samples up to the end of the last page that ends a packet. */
async function lastPosition(file: FileHandle): Promise<number | undefined> {
  const { size } = await file.stat();
  const end = Buffer.alloc(Math.min(size, 2 * maxPageBytes));
  await file.read(end, 0, end.length, size - end.length);
  for (let at = end.lastIndexOf('OggS'); at >= 0; at = at > 0 ? end.lastIndexOf('OggS', at - 1) : -1) {
    const position = at + 14 <= end.length ? Number(end.readBigInt64LE(at + 6)) : -1;
    if (position > 0) return position;
  }
  return undefined;
}
