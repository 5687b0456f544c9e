import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commissions } from '../pictures/commissions.ts';
import { planPicture } from '../pictures/draw.ts';
import { rooms } from '../pictures/wall.ts';
import { drawFrame, makeClip } from './clip.ts';
import { clipFacts } from './clip-facts.ts';
import { scenes } from './scenes.ts';

const hasFfprobe = spawnSync('ffprobe', ['-version']).status === 0;
const name = 'video-low-tide';
const containers = new Set([
  0x1a45dfa3, 0x18538067, 0x114d9b74, 0x4dbb, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1c53bb6b, 0xbb, 0xb7,
  0x1f43b675,
]);

interface Element {
  id: number;
  at: number;
  content: Buffer;
  children: Element[];
}

/** Parses EBML elements; throws unless they fill the bytes exactly. */
function parse(bytes: Buffer, offset = 0): Element[] {
  const found: Element[] = [];
  let at = 0;
  while (at < bytes.length) {
    const start = at;
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const id = bytes.readUIntBE(at, idLength);
    at += idLength;
    const sizeLength = Math.clz32(bytes.readUInt8(at)) - 23;
    const size = bytes.readUIntBE(at, sizeLength) - 2 ** (7 * sizeLength);
    at += sizeLength;
    expect(at + size).toBeLessThanOrEqual(bytes.length);
    const content = bytes.subarray(at, at + size);
    found.push({
      id,
      at: offset + start,
      content,
      children: containers.has(id) ? parse(content, offset + at) : [],
    });
    at += size;
  }
  return found;
}

const all = (elements: Element[], id: number): Element[] =>
  elements.flatMap((element) => [...(element.id === id ? [element] : []), ...all(element.children, id)]);
const only = (elements: Element[], id: number): Element => {
  const [element] = all(elements, id);
  if (!element) throw new Error(`No element ${id.toString(16)}`);
  return element;
};
const number = ({ content }: Element) => content.readUIntBE(0, content.length);

let clip: Buffer;
let tree: Element[];
beforeAll(async () => {
  clip = Buffer.from(await makeClip(name));
  tree = parse(clip);
});

test('the bytes are one WebM file: a header, a segment, nothing left over', () => {
  expect(tree.map(({ id }) => id)).toEqual([0x1a45dfa3, 0x18538067]);
  expect(only(tree, 0x4282).content.toString()).toBe('webm');
  expect(only(tree, 0x86).content.toString()).toBe('V_VP8');
  expect([number(only(tree, 0xb0)), number(only(tree, 0xba))]).toEqual([640, 360]);
  expect(clip.length).toBeLessThan(3_000_000);
});

test('every block is a VP8 key frame of the stated size, and the times rise to the stated duration', () => {
  const { duration, width, height } = clipFacts(name);
  expect(only(tree, 0x4489).content.readDoubleBE()).toBe(duration * 1000);
  const times = all(tree, 0x1f43b675).flatMap((cluster) =>
    all([cluster], 0xa3).map(({ content }) => {
      expect(content.readUInt8(3) & 0x80).toBe(0x80);
      expect(content.readUInt8(4) & 1).toBe(0);
      expect(content.toString('hex', 7, 10)).toBe('9d012a');
      expect([content.readUInt16LE(10), content.readUInt16LE(12)]).toEqual([width, height]);
      return number(only([cluster], 0xe7)) + content.readInt16BE(1);
    }),
  );
  expect(times).toHaveLength(96);
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBeLessThan(duration * 1000);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
});

test('cues and the seek head point at what they name', () => {
  const segment = only(tree, 0x18538067);
  const begin = segment.at + 8;
  const clusters = all(tree, 0x1f43b675);
  expect(all(tree, 0xf1).map((cue) => begin + number(cue))).toEqual(clusters.map(({ at }) => at));
  expect(all(tree, 0xb3).map(number)).toEqual(clusters.map((cluster) => number(only([cluster], 0xe7))));
  for (const seek of all(tree, 0x4dbb)) {
    const target = only(tree, number(only([seek], 0x53ab)));
    expect(begin + number(only([seek], 0x53ac))).toBe(target.at);
  }
});

test.skipIf(!hasFfprobe)('ffprobe reads VP8 and the duration (needs ffprobe)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  try {
    writeFileSync(join(folder, 'clip.webm'), clip);
    const read = execFileSync('ffprobe', [
      '-v',
      'error',
      '-of',
      'json',
      '-show_format',
      '-show_streams',
      join(folder, 'clip.webm'),
    ]);
    const { streams, format } = JSON.parse(read.toString());
    expect(streams).toMatchObject([{ codec_name: 'vp8', width: 640, height: 360, avg_frame_rate: '12/1' }]);
    expect(Number(format.duration)).toBe(clipFacts(name).duration);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every video poster has a scene that moves it, and frames of one moment are the same', () => {
  const commissioned = Object.keys(commissions).filter((key) => key.startsWith('video-'));
  const posters = [...rooms.video.compositions, ...commissioned.map((key) => planPicture(key).composition)];
  for (const composition of posters) expect(scenes).toHaveProperty(composition.name);
  expect(drawFrame(name, 10)).toBe(drawFrame(name, 10));
  expect(drawFrame(name, 10)).not.toBe(drawFrame(name, 40));
  expect(drawFrame('low-tide', 10)).toBe(drawFrame(name, 10));
});
