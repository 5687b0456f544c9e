import { crc32, deflateSync } from 'node:zlib';
import { randomFrom } from './random.ts';

const size = 256;
/** Alpha of missing ink for each of the sixteen values of a pixel: mostly low, sometimes nearly full. */
const missing = [0, 0, 0, 6, 10, 14, 18, 22, 28, 34, 40, 48, 60, 90, 150, 235];

/** White noise with alpha as a 4-bit PNG; painted over an ink it lets the paper show through. */
export const grainImage = `data:image/png;base64,${noise().toString('base64')}`;

function noise(): Buffer {
  const random = randomFrom('grain');
  const rowLength = size / 2 + 1;
  const pixels = Buffer.alloc(rowLength * size);
  for (let row = 0; row < size; row++) {
    for (let at = 1; at < rowLength; at++) pixels[row * rowLength + at] = (level() << 4) | level();
  }
  function level(): number {
    const speck = random.next();
    return speck > 0.985 ? 15 : speck > 0.96 ? 14 : Math.floor(random.next() * 14);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc(48, 255)),
    chunk('tRNS', Buffer.from(missing)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
