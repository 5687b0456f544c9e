import type { Sound } from './mp3-encode.ts';

/** The two filters of ITU-R BS.1770 at 48 kHz: a high shelf, and a high-pass. */
const SHELF = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
] as const;
const CUT = [1, -2, 1, -1.99004745483398, 0.99007225036621] as const;

/** Loudness in LUFS, without gating. */
function loudnessOf(sound: Sound): number {
  const power = meanSquare(sound.left) + meanSquare(sound.right);
  return -0.691 + 10 * Math.log10(power + 1e-12);
}

function meanSquare(samples: Float32Array): number {
  let sum = 0;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] as number;
    const y = SHELF[0] * x + SHELF[1] * x1 + SHELF[2] * x2 - SHELF[3] * y1 - SHELF[4] * y2;
    const z = y - 2 * y1 + y2 - CUT[3] * z1 - CUT[4] * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    sum += z * z;
  }
  return sum / samples.length;
}

export function scaleToLoudness(sound: Sound, target: number): void {
  const gain = Math.min(60, 10 ** ((target - loudnessOf(sound)) / 20));
  for (const samples of [sound.left, sound.right]) {
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] as number) * gain;
  }
}
