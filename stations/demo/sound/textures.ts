import { type Chance, chanceOf } from './chance.ts';
import type { Sound } from './mp3-encode.ts';
import { darken, noise, RATE, thin } from './oscillators.ts';

export type TextureName = 'vinyl' | 'rain' | 'sea' | 'wind' | 'tape' | 'birds' | 'machine';

/** A background texture, as a loop. */
export function texture(name: TextureName, length: number, seed: string): Sound {
  const chance = chanceOf(`${seed} texture`);
  const sides = [1, 2].map((side) => makers[name](length, chance, side));
  return { left: sides[0] as Float32Array, right: sides[1] as Float32Array };
}

const makers: Record<TextureName, (length: number, chance: Chance, side: number) => Float32Array> = {
  vinyl: (length, chance, side) => {
    const out = hiss(length, 900, 6000, side, () => 0.05);
    scatter(out, chance, 9, () => ({ size: chance.whole(3, 18), loud: chance.next() ** 3, hertz: 0 }));
    return out;
  },
  rain: (length, chance, side) => {
    const out = hiss(length, 1200, 7000, side, (turn) => 0.12 + 0.03 * Math.sin(turn * 2));
    scatter(out, chance, 26, () => ({
      size: chance.whole(150, 700),
      loud: chance.next() * 0.25,
      hertz: chance.between(1400, 4200),
    }));
    return out;
  },
  sea: (length, _chance, side) =>
    hiss(length, 120, 1500, side, (turn) => 0.25 + 0.2 * Math.sin(turn * 2 + side * 0.5) ** 2),
  wind: (length, _chance, side) =>
    hiss(length, 300, 900, side, (turn) => 0.3 + 0.2 * Math.sin(turn + side) * Math.sin(turn * 3)),
  tape: (length, _chance, side) => hiss(length, 2500, 9000, side, () => 0.2),
  birds: (length, chance, side) => {
    const out = hiss(length, 400, 2200, side, () => 0.06);
    scatter(out, chance, 0.8, () => ({
      size: chance.whole(2500, 6500),
      loud: chance.next() * 0.3,
      hertz: chance.between(2300, 4300),
    }));
    return out;
  },
  machine: (length, chance, side) => {
    const out = hiss(length, 60, 400, side, (turn) => 0.3 + 0.1 * Math.sin(turn * 8));
    scatter(out, chance, 4, () => ({
      size: chance.whole(60, 300),
      loud: chance.next() * 0.4,
      hertz: chance.between(300, 1500),
    }));
    return out;
  },
};

/** Band-limited noise with its end faded into its start; `level` gets the position in the loop, 0 to 2π. */
function hiss(
  length: number,
  low: number,
  high: number,
  seed: number,
  level: (turn: number) => number,
): Float32Array {
  const overlap = RATE / 4;
  const long = thin(darken(noise(length + overlap, seed * 7919), high), low);
  const out = long.slice(0, length);
  for (let at = 0; at < overlap; at++) {
    const share = at / overlap;
    out[at] = (out[at] as number) * Math.sqrt(share) + (long[length + at] as number) * Math.sqrt(1 - share);
  }
  for (let at = 0; at < length; at++) out[at] = (out[at] as number) * level((2 * Math.PI * at) / length);
  return out;
}

type Grain = { size: number; loud: number; hertz: number };

/** Adds `perSecond` short sounds at random positions in the loop: clicks, or short falling tones. */
function scatter(out: Float32Array, chance: Chance, perSecond: number, grain: () => Grain): void {
  const many = Math.round((out.length / RATE) * perSecond);
  for (let turn = 0; turn < many; turn++) {
    const start = chance.whole(0, out.length - 1);
    const { size, loud, hertz } = grain();
    for (let at = 0; at < size; at++) {
      const shape = Math.sin((Math.PI * at) / size) ** 2;
      const tone = hertz
        ? Math.sin((2 * Math.PI * hertz * at * (1 - 0.15 * (at / size))) / RATE)
        : chance.next() * 2 - 1;
      const place = (start + at) % out.length;
      out[place] = (out[place] as number) + loud * shape * tone;
    }
  }
}
