import { addTag, type ReadAt, type Tags } from './tags.ts';

const names: Record<string, keyof Tags> = {
  ...{ '\xa9nam': 'title', '\xa9ART': 'artist', '\xa9alb': 'album', '\xa9day': 'date', '\xa9gen': 'genre' },
};
const path = ['moov', 'udta', 'meta', 'ilst'];
const maxBoxes = 10_000;

/** Reads the list of tags as iTunes writes it, in moov, udta, meta, ilst. */
export async function readMp4Tags(read: ReadAt, size: number): Promise<Tags> {
  const tags: Tags = {};
  for (const { type, bytes } of await readMp4Values(read, size))
    addTag(tags, names[type], bytes.toString('utf8'));
  return tags;
}

/** The values in the list of tags, unparsed. */
export async function readMp4Values(read: ReadAt, size: number): Promise<{ type: string; bytes: Buffer }[]> {
  let [start, end] = [0, size];
  for (const wanted of path) {
    const found = await findBox(read, start, end, wanted);
    if (!found) return [];
    // A box `meta` has a version before its content.
    [start, end] = [found.start + (wanted === 'meta' ? 4 : 0), found.end];
  }
  const list = await read(start, end - start);
  const values: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at + 24 <= list.length; ) {
    const length = list.readUInt32BE(at);
    if (length < 8) break;
    if (list.toString('latin1', at + 12, at + 16) === 'data')
      values.push({
        type: list.toString('latin1', at + 4, at + 8),
        bytes: list.subarray(at + 24, Math.min(at + 8 + list.readUInt32BE(at + 8), list.length)),
      });
    at += length;
  }
  return values;
}

async function findBox(read: ReadAt, from: number, end: number, type: string) {
  for (let at = from, seen = 0; at + 8 <= end && seen < maxBoxes; seen++) {
    const head = await read(at, 16);
    if (head.length < 8) return undefined;
    const isLong = head.readUInt32BE(0) === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0) || end - at;
    if (length < (isLong ? 16 : 8)) return undefined;
    if (head.toString('latin1', 4, 8) === type)
      return { start: at + (isLong ? 16 : 8), end: Math.min(at + length, end) };
    at += length;
  }
  return undefined;
}
