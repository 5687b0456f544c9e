/** Files of sound for tests, made without an encoder. */

/** Seconds of silence as mp3 at 44.1 kHz and 128 kbps: every frame lasts 26 ms. */
export function mp3(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb_9000, 0);
  return Buffer.concat(Array.from({ length: Math.round((seconds * 44_100) / 1152) }, () => frame));
}

/** Seconds of silence as wav at 8 kHz, mono, 16 bit. */
export function wav(seconds: number): Buffer {
  return wavOf(Buffer.alloc(seconds * 16_000));
}

/** A tone with a second of silence before and after it, in the same format. */
export function toneWav(seconds: number): Buffer {
  const sound = Buffer.alloc((seconds + 2) * 16_000);
  for (let at = 8_000; at < (seconds + 1) * 8_000; at++)
    sound.writeInt16LE(Math.round(3_000 * Math.sin((2 * Math.PI * 440 * at) / 8_000)), at * 2);
  return wavOf(sound);
}

function wavOf(sound: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(16_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}
