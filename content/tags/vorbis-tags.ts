import { createPartLimit } from '../sound/part-limit.ts';
import { addTag, maxTagBytes, type ReadAt, type Tags } from './tags.ts';

const names: Record<string, keyof Tags> = {
  ...{ title: 'title', artist: 'artist', album: 'album', date: 'date', year: 'date', genre: 'genre' },
};
const maxComments = 1_000;

/** Reads a block of comments: the vendor, their number, and each comment with its length before it. */
function readComments(bytes: Buffer): Tags {
  const tags: Tags = {};
  let at = 4 + bytes.readUInt32LE(0);
  const count = Math.min(bytes.readUInt32LE(at), maxComments);
  at += 4;
  for (let done = 0; done < count && at + 4 <= bytes.length; done++) {
    const length = bytes.readUInt32LE(at);
    const text = bytes.toString('utf8', at + 4, Math.min(at + 4 + Math.min(length, 10_000), bytes.length));
    const [name = '', ...value] = text.split('=');
    addTag(tags, names[name.toLowerCase()], value.join('='));
    at += 4 + length;
  }
  return tags;
}

export async function readFlacTags(read: ReadAt): Promise<Tags> {
  const comments = await findFlacBlock(read, 4);
  return comments ? readComments(comments) : {};
}

/** The first block of a kind before the sound: 4 for comments, 6 for a picture. */
export async function findFlacBlock(read: ReadAt, wanted: number): Promise<Buffer | undefined> {
  const countPart = createPartLimit();
  for (let at = 4; ; ) {
    countPart();
    const head = await read(at, 4);
    if (head.length < 4) return undefined;
    const [kind, length] = [head.readUInt8(0), head.readUIntBE(1, 3)];
    if ((kind & 0x7f) === wanted) return await read(at + 4, length);
    if (kind & 0x80) return undefined;
    at += 4 + length;
  }
}

/** Reads the second packet of the stream, which may span several pages. */
export async function readOggTags(read: ReadAt): Promise<Tags> {
  const parts: Buffer[] = [];
  let [packet, bytes] = [0, 0];
  const countPart = createPartLimit();
  for (let at = 0; bytes < maxTagBytes; ) {
    countPart();
    const head = await read(at, 27 + 255);
    if (head.length < 27 || head.toString('latin1', 0, 4) !== 'OggS') return {};
    const count = head.readUInt8(26);
    let start = at + 27 + count;
    for (const length of head.subarray(27, 27 + count)) {
      if (packet === 1) parts.push(await read(start, length));
      bytes += length;
      start += length;
      if (length === 255) continue;
      if (packet === 1) return packetTags(Buffer.concat(parts));
      packet++;
    }
    at = start;
  }
  return {};
}

function packetTags(packet: Buffer): Tags {
  const kind = packet.toString('latin1', 0, 8);
  if (kind === 'OpusTags') return readComments(packet.subarray(8));
  return kind.startsWith('\x03vorbis') ? readComments(packet.subarray(7)) : {};
}
