const rate = 44_100;

/** A tone as a mono wav file, which every browser can play, with `silence` seconds of silence at each end. */
export function wav(seconds: number, silence = 0): Buffer {
  const bytes = Buffer.alloc(44 + rate * seconds * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let at = rate * silence; at < rate * (seconds - silence); at += 1)
    bytes.writeInt16LE(Math.round(Math.sin((at * 440 * 2 * Math.PI) / rate) * 8_000), 44 + at * 2);
  return bytes;
}
