import { OggReader } from '../ogg-reader.ts';
import type { SoundFormat } from '../sound-format.ts';
import type { Decoder, Pcm } from './decoder.ts';
import { createFlacDecoder } from './flac-decoder.ts';

/** Decodes Ogg. Each stream of a chain gets its own decoder, since rate, channels and codec may change. */
export function createOggDecoder(): Decoder {
  const reader = new OggReader();
  let current: Decoder | undefined;
  let wantsPackets = false;

  async function end(): Promise<Pcm[]> {
    const rest = await current?.flush();
    current?.free();
    current = undefined;
    return rest ?? [];
  }

  return {
    async decode(bytes) {
      const decoded: Pcm[] = [];
      for (const { begins, bytes: page, packets } of reader.push(bytes)) {
        if (begins) {
          decoded.push(...(await end()));
          current = await decoderOf(begins);
          wantsPackets = begins === 'ogg-opus';
        }
        for (const piece of wantsPackets ? packets : [page]) {
          decoded.push(...((await current?.decode(piece)) ?? []));
        }
      }
      return decoded;
    },
    flush: end,
    free: () => current?.free(),
  };
}

function decoderOf(format: SoundFormat): Promise<Decoder> {
  if (format === 'ogg-opus') return createOpusDecoder();
  return format === 'ogg-flac' ? createFlacDecoder() : createVorbisDecoder();
}

async function createVorbisDecoder(): Promise<Decoder> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis');
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  return {
    decode: async (bytes) => [await decoder.decode(bytes)],
    flush: async () => [await decoder.flush()],
    free: () => decoder.free(),
  };
}

type OpusDecoding = { decodeFrame(packet: Uint8Array): Pcm; free(): void };

/** Decodes Opus packets: the first has the number of channels, the second has comments, the others are sound. */
async function createOpusDecoder(): Promise<Decoder> {
  const { OpusDecoder } = await import('opus-decoder');
  let decoder: OpusDecoding | undefined;
  let volume = 1;

  async function begin(head: Buffer): Promise<OpusDecoding> {
    const channels = head[9] ?? 2;
    const ordered = head[18] !== 0;
    const opened = new OpusDecoder({
      channels,
      preSkip: head.readUInt16LE(10),
      streamCount: ordered ? (head[19] ?? 1) : 1,
      coupledStreamCount: ordered ? (head[20] ?? 0) : channels - 1,
      channelMappingTable: ordered ? [...head.subarray(21, 21 + channels)] : [0, 1].slice(0, channels),
    });
    await opened.ready;
    volume = 10 ** (head.readInt16LE(16) / 256 / 20);
    return opened;
  }

  return {
    async decode(bytes) {
      const packet = Buffer.from(bytes);
      const start = packet.toString('latin1', 0, 8);
      if (start === 'OpusHead') decoder = await begin(packet);
      if (!decoder || start === 'OpusHead' || start === 'OpusTags') return [];
      const pcm = decoder.decodeFrame(packet);
      if (volume === 1) return [pcm];
      return [
        { ...pcm, channelData: pcm.channelData.map((samples) => samples.map((value) => value * volume)) },
      ];
    },
    flush: async () => [],
    free: () => decoder?.free(),
  };
}
