import type { Random } from '../random.ts';
import { circle, n, path, ringStroke, stroke } from '../shapes.ts';
import type { Face } from './hair.ts';

const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Eyes, brows, nose and mouth, drawn with a few lines. */
export function features(face: Face, random: Random): string {
  return eyes(face, random) + nose(face, random) + mouth(face, random);
}

function eyes({ x, y, rx, ry }: Face, random: Random): string {
  const [apart, level, size] = [rx * 0.42, y - ry * 0.06, rx * 0.2];
  const both = (draw: (at: number, side: number) => string) => draw(x - apart, -1) + draw(x + apart, 1);
  const brow = both((at, side) =>
    stroke(
      `M${n(at - size)} ${n(level - ry * 0.2 - side * 4)}Q${n(at)} ${n(level - ry * 0.29)} ${n(at + size)} ${n(level - ry * 0.2 + side * 4)}`,
      15,
      round,
    ),
  );
  const look = random.pick([
    () => both((at) => circle(at, level, size * 0.42)),
    () =>
      both((at) =>
        stroke(
          `M${n(at - size)} ${n(level)}Q${n(at)} ${n(level + size * 0.9)} ${n(at + size)} ${n(level)}`,
          14,
          round,
        ),
      ),
    () =>
      both(
        (at) =>
          path(
            `M${n(at - size)} ${n(level)}Q${n(at)} ${n(level - size)} ${n(at + size)} ${n(level)}Q${n(at)} ${n(level + size)} ${n(at - size)} ${n(level)}Z`,
          ) + circle(at + size * 0.15, level - size * 0.08, size * 0.22, 'fill="#fff"'),
      ),
    () =>
      both((at) =>
        path(`M${n(at - size)} ${n(level)}A${n(size)} ${n(size)} 0 0 0 ${n(at + size)} ${n(level)}Z`),
      ),
    () => glasses({ x, y, rx, ry }, level, apart, size * 1.55, true),
    () =>
      glasses({ x, y, rx, ry }, level, apart, size * 1.5, false) +
      both((at) => circle(at, level, size * 0.34)),
  ]);
  return (random.chance(0.75) ? brow : '') + look();
}

function glasses({ x, rx }: Face, level: number, apart: number, r: number, dark: boolean): string {
  const lens = (at: number) => (dark ? circle(at, level, r) : ringStroke(at, level, r, 14));
  const bridge = stroke(
    `M${n(x - apart + r)} ${n(level - 4)}Q${n(x)} ${n(level - 20)} ${n(x + apart - r)} ${n(level - 4)}`,
    14,
  );
  const arms = stroke(
    `M${n(x - apart - r)} ${n(level)}L${n(x - rx)} ${n(level - 14)}M${n(x + apart + r)} ${n(level)}L${n(x + rx)} ${n(level - 14)}`,
    14,
  );
  return lens(x - apart) + lens(x + apart) + bridge + arms;
}

function nose({ x, y, rx, ry }: Face, random: Random): string {
  const [top, tip] = [y - ry * 0.02, y + ry * 0.3];
  const wide = rx * random.between(0.13, 0.2);
  return random.pick([
    stroke(`M${n(x + 4)} ${n(top)}L${n(x - wide)} ${n(tip)}H${n(x + wide * 0.5)}`, 14, round),
    stroke(`M${n(x - wide)} ${n(tip)}Q${n(x)} ${n(tip + 34)} ${n(x + wide)} ${n(tip)}`, 14, round),
    path(`M${n(x)} ${n(top)}L${n(x + wide * 1.3)} ${n(tip)}H${n(x - wide * 0.4)}Z`),
  ]);
}

function mouth({ x, y, rx, ry }: Face, random: Random): string {
  const [level, wide] = [y + ry * 0.55, rx * random.between(0.24, 0.36)];
  return random.pick([
    stroke(
      `M${n(x - wide)} ${n(level)}Q${n(x)} ${n(level + wide * 0.5)} ${n(x + wide)} ${n(level)}`,
      15,
      round,
    ),
    path(
      `M${n(x - wide)} ${n(level)}Q${n(x - wide * 0.4)} ${n(level - 36)} ${n(x)} ${n(level - 16)}Q${n(x + wide * 0.4)} ${n(level - 36)} ${n(x + wide)} ${n(level)}Q${n(x)} ${n(level + 56)} ${n(x - wide)} ${n(level)}Z`,
    ),
    stroke(`M${n(x - wide)} ${n(level + 4)}H${n(x + wide * 0.9)}`, 15, round),
    path(
      `M${n(x - wide)} ${n(level - 8)}H${n(x + wide)}A${n(wide)} ${n(wide * 0.8)} 0 0 1 ${n(x - wide)} ${n(level - 8)}Z`,
    ),
  ]);
}

export function headphones({ x, y, rx, ry }: Face): string {
  const cup = (side: number) =>
    `<rect x="${n(x + side * rx * 1.1 - rx * 0.17)}" y="${n(y - ry * 0.3)}" width="${n(rx * 0.34)}" height="${n(ry * 0.56)}" rx="${n(rx * 0.15)}"/>`;
  const band = stroke(
    `M${n(x - rx * 1.12)} ${n(y - ry * 0.1)}C${n(x - rx * 1.3)} ${n(y - ry * 1.62)} ${n(x + rx * 1.3)} ${n(y - ry * 1.62)} ${n(x + rx * 1.12)} ${n(y - ry * 0.1)}`,
    30,
  );
  return band + cup(-1) + cup(1);
}

/** Neck and shoulders down to the edge of the sheet, as path data. */
export function shoulders({ x, y, rx, ry }: Face, floor: number, spread = 2.5): string {
  const [neck, base] = [rx * 0.48, y + ry * 1.28];
  return `M${n(x - neck)} ${n(y + ry * 0.6)}V${n(base)}C${n(x - rx * 1.2)} ${n(base + ry * 0.16)} ${n(x - rx * spread)} ${n(base + ry * 0.3)} ${n(x - rx * spread * 1.05)} ${n(floor)}H${n(x + rx * spread * 1.05)}C${n(x + rx * spread)} ${n(base + ry * 0.3)} ${n(x + rx * 1.2)} ${n(base + ry * 0.16)} ${n(x + neck)} ${n(base)}V${n(y + ry * 0.6)}Z`;
}

/** The garment: the shoulders below the collar, as path data. */
export function garment({ x, y, rx, ry }: Face, floor: number, spread = 2.5): string {
  const base = y + ry * 1.2;
  return `M${n(x - rx * 0.56)} ${n(base + ry * 0.08)}Q${n(x)} ${n(base + ry * 0.5)} ${n(x + rx * 0.56)} ${n(base + ry * 0.08)}C${n(x + rx * 1.3)} ${n(base + ry * 0.2)} ${n(x + rx * spread)} ${n(base + ry * 0.34)} ${n(x + rx * spread * 1.05)} ${n(floor)}H${n(x - rx * spread * 1.05)}C${n(x - rx * spread)} ${n(base + ry * 0.34)} ${n(x - rx * 1.3)} ${n(base + ry * 0.2)} ${n(x - rx * 0.56)} ${n(base + ry * 0.08)}Z`;
}
