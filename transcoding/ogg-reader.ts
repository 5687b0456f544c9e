import { oggFormatOfPacket, type SoundFormat } from './sound-format.ts';

const HEADER = 27;
/** Packets with comments may contain a picture; a longer packet is not a header. */
const MAX_PACKET_BYTES = 4 * 1024 * 1024;

type OggPage = {
  bytes: Buffer;
  /** The format, on the first page of each stream in a chain. */
  begins: SoundFormat | undefined;
  /** The packets that end on this page. */
  packets: Buffer[];
};

/**
 * Splits Ogg into the pages of its sound. Streams may follow each other, since encoders start a new one with every title.
 * Other streams, such as pictures, are left out.
 */
export class OggReader {
  #pending: Buffer = Buffer.alloc(0);
  #serial: number | undefined;
  #unfinished: Buffer[] = [];

  push(data: Uint8Array): OggPage[] {
    const bytes = Buffer.concat([this.#pending, data]);
    const pages: OggPage[] = [];
    let at = 0;
    while (true) {
      const start = bytes.indexOf('OggS', at);
      at = start === -1 ? Math.max(at, bytes.length - 3) : start;
      const length = start === -1 ? 0 : pageLength(bytes, at);
      if (!length || at + length > bytes.length) break;
      const page = this.#read(bytes.subarray(at, at + length));
      if (page) pages.push(page);
      at += length;
    }
    this.#pending = Buffer.from(bytes.subarray(at));
    return pages;
  }

  #read(bytes: Buffer): OggPage | undefined {
    const segments = bytes.subarray(HEADER, HEADER + (bytes[26] ?? 0));
    const body = bytes.subarray(HEADER + segments.length);
    const serial = bytes.readUInt32LE(14);
    let begins: SoundFormat | undefined;
    if ((bytes[5] ?? 0) & 2) {
      const format = oggFormatOfPacket(body);
      if (format === 'unknown') return undefined;
      begins = format;
      this.#serial = serial;
      this.#unfinished = [];
    }
    if (serial !== this.#serial) return undefined;
    return { bytes, begins, packets: this.#packets(segments, body) };
  }

  /** A packet consists of segments of 255 bytes, ended by a shorter one. */
  #packets(segments: Buffer, body: Buffer): Buffer[] {
    const packets: Buffer[] = [];
    let from = 0;
    let to = 0;
    for (const length of segments) {
      to += length;
      if (length === 255) continue;
      packets.push(Buffer.concat([...this.#unfinished, body.subarray(from, to)]));
      this.#unfinished = [];
      from = to;
    }
    if (to > from) this.#unfinished.push(Buffer.from(body.subarray(from, to)));
    const waiting = this.#unfinished.reduce((sum, { length }) => sum + length, 0);
    if (waiting > MAX_PACKET_BYTES) this.#unfinished = [];
    return packets;
  }
}

/** The length of the page at `at`; 0 while too few of its bytes have arrived. */
function pageLength(bytes: Buffer, at: number): number {
  const segments = bytes[at + 26];
  if (segments === undefined || at + HEADER + segments > bytes.length) return 0;
  const sizes = bytes.subarray(at + HEADER, at + HEADER + segments);
  return HEADER + segments + sizes.reduce((sum, size) => sum + size, 0);
}
