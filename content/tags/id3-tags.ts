import { addTag, maxTagBytes, type ReadAt, type Tags } from './tags.ts';

const frames: Record<string, keyof Tags> = {
  ...{ TIT2: 'title', TPE1: 'artist', TALB: 'album', TCON: 'genre' },
  ...{ TDRL: 'date', TDRC: 'date', TYER: 'date', TDAT: 'date' },
  ...{ TT2: 'title', TP1: 'artist', TAL: 'album', TCO: 'genre', TYE: 'date' },
};
const encodings = ['latin1', 'utf-16', 'utf-16be', 'utf-8'];

export type Id3Frame = { id: string; bytes: Buffer };

/** Reads the ID3 tags of versions 2.2 to 2.4 at the beginning of an mp3 file. */
export async function readId3(read: ReadAt): Promise<Tags> {
  const tags: Tags = {};
  for (const { id, bytes } of await readId3Frames(read)) {
    const name = frames[id];
    if (name && id !== 'TDAT') addTag(tags, name, frameText(bytes, name === 'genre'));
  }
  return tags;
}

export async function readId3Frames(read: ReadAt): Promise<Id3Frame[]> {
  const head = await read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return [];
  const [version, flags] = [head.readUInt8(3), head.readUInt8(5)];
  let body = await read(10, Math.min(synchsafe(head, 6), maxTagBytes));
  // Up to version 2.3 the whole tag is unsynchronised: there is a zero after every 255.
  if (version < 4 && flags & 0x80) body = withoutUnsync(body);
  const hasExtended = version > 2 && flags & 0x40 && body.length >= 4;
  return framesIn(body.subarray(hasExtended ? extendedLength(body, version) : 0), version);
}

/** Frames that are neither compressed nor encrypted. Chapters contain frames as well. */
export function framesIn(body: Buffer, version: number): Id3Frame[] {
  const isShort = version === 2;
  const headLength = isShort ? 6 : 10;
  const found: Id3Frame[] = [];
  for (let at = 0; at + headLength <= body.length && body[at] !== 0; ) {
    const id = body.toString('latin1', at, at + (isShort ? 3 : 4));
    const length = isShort
      ? body.readUIntBE(at + 3, 3)
      : version === 4
        ? synchsafe(body, at + 4)
        : body.readUInt32BE(at + 4);
    const isPlain = isShort || (body.readUInt8(at + 9) & 0x0c) === 0;
    if (isPlain) found.push({ id, bytes: body.subarray(at + headLength, at + headLength + length) });
    at += headLength + length;
  }
  return found;
}

function extendedLength(body: Buffer, version: number): number {
  return version === 4 ? synchsafe(body, 0) : body.readUInt32BE(0) + 4;
}

/** A number of which each byte has seven bits. */
function synchsafe(bytes: Buffer, at: number): number {
  return [0, 1, 2, 3].reduce((sum, offset) => sum * 128 + (bytes.readUInt8(at + offset) & 0x7f), 0);
}

function withoutUnsync(bytes: Buffer): Buffer {
  return Buffer.from(bytes.filter((byte, at) => !(byte === 0 && bytes[at - 1] === 0xff)));
}

export function frameText(bytes: Buffer, isGenre = false): string {
  const encoding = encodings[bytes[0] ?? 0];
  if (!encoding) return '';
  const text = bytes.subarray(1);
  const isBigEndian = text[0] === 0xfe && text[1] === 0xff;
  const label = encoding === 'utf-16' && isBigEndian ? 'utf-16be' : encoding;
  const [first = ''] = new TextDecoder(label).decode(text).split('\0');
  // Old tags have numbers as genres, which mean nothing today.
  return isGenre ? first.replace(/^\(\d+\)|^\d+$/, '') : first;
}
