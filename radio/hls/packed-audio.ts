const OWNER = 'com.apple.streaming.transportStreamTimestamp\0';
const TICKS_PER_MS = 90n;

/** The ID3 tag before the frames of a segment, with its timestamp. */
export function timestampTag(milliseconds: number): Buffer {
  const frame = Buffer.alloc(10 + OWNER.length + 8);
  frame.write('PRIV');
  frame.writeUInt32BE(OWNER.length + 8, 4);
  frame.write(OWNER, 10, 'latin1');
  frame.writeBigUInt64BE((BigInt(milliseconds) * TICKS_PER_MS) & 0x1_ffff_ffffn, 10 + OWNER.length);
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, frame.length]);
  return Buffer.concat([head, frame]);
}
