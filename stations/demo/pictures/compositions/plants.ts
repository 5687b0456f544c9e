import { dots } from '../halftone.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { choose } from '../random.ts';
import { circle, ellipse, group, n, type Point, path, rect, smooth, stroke } from '../shapes.ts';

/** A leaf with rounded lobes on both sides of its rib. */
function frond(x: number, y: number, long: number, lobes: number, turn: number): string {
  const parts = [stroke(`M0 0Q${n(long * 0.06)} ${n(-long * 0.5)} 0 ${n(-long * 0.9)}`, long * 0.06)];
  for (let lobe = 0; lobe < lobes; lobe++) {
    const along = 0.16 + (0.66 * lobe) / (lobes - 1);
    const reach = long * (0.3 - Math.abs(along - 0.42) * 0.3);
    for (const side of [-1, 1]) {
      const lean = side * (52 - along * 26);
      parts.push(
        group(
          `translate(0 ${n(-long * along)}) rotate(${n(lean)})`,
          ellipse(0, -reach * 0.62, reach * 0.2, reach * 0.72),
        ),
      );
    }
  }
  parts.push(ellipse(0, -long * 0.96, long * 0.06, long * 0.16));
  return group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`, ...parts);
}

export const cutouts: Composition = {
  name: 'cut-outs',
  subject: 'Leaves cut from coloured paper',
  coverage: [0.1, 0.24, 0.25],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const columns = random.pick([2, 2, 3]);
    const wide = width / columns;
    const plates = random.shuffle<Plate | 'bare'>([0, 1, 0, 1, 'bare', 2]);
    for (let column = 0; column < columns; column++) {
      const fold = height * random.between(0.35, 0.65);
      const [upper, lower] = [choose(plates, column * 2), choose(plates, column * 2 + 1)];
      if (upper !== 'bare') press.ink(upper, rect(column * wide - 8, -20, wide + 16, fold + 20));
      if (lower !== 'bare') press.ink(lower, rect(column * wide - 8, fold, wide + 16, height));
      const weeds = random.pick([1, 1, 2]);
      for (let weed = 0; weed < weeds; weed++) {
        const long = (height * random.between(0.62, 0.86)) / weeds;
        const foot = height * (weed + 1) * (0.94 / weeds);
        const leaf = frond(wide * (column + 0.5), foot, long, random.whole(4, 7), random.between(-14, 14));
        const cut = random.chance(0.55);
        for (const plate of [0, 1, 2] as const) press.knock(plate, leaf);
        if (!cut) press.ink(random.pick([2, 2, 1, 0] as const), leaf);
      }
    }
  },
};

/** Flowers: in a jar, in a field, or one that fills the sheet. */
export const flowers: Composition = {
  name: 'flowers',
  subject: 'Flat, bright flowers',
  coverage: [0.34, 0.3, 0.05],
  draw(press) {
    press.random.pick([jarOfFlowers, jarOfFlowers, field, oneFlower])(press);
  },
};

function jarOfFlowers(press: Press): void {
  const { width, height, random } = press;
  const table = height * random.between(0.72, 0.82);
  const middle = width * random.between(0.4, 0.6);
  press.ink(0, rect(-20, table, width + 40, height));
  const wall = `M0 0H${width}V${n(table)}H0Z`;
  press.ink(
    1,
    press.within(
      wall,
      dots({ x: 0, y: 0, width, height: table }, 34, 15, (x) => 0.12 + 0.3 * (x / width)),
    ),
  );
  const heads = random.shuffle<Point>([
    [-0.3, 0.3],
    [0, 0.2],
    [0.3, 0.34],
    [-0.13, 0.46],
    [0.17, 0.5],
  ]);
  heads.slice(0, random.whole(3, 5)).forEach(([dx, y], index) => {
    const [x, top] = [middle + dx * width, y * height + random.between(-30, 30)];
    const stem: Point[] = [
      [x, top],
      [middle + dx * width * 0.6, height * 0.5],
      [middle, table - 40],
    ];
    press.ink(2, stroke(smooth(stem), 13));
    bloom(press, x, top, height * random.between(0.11, 0.16), index % 2 === 0 ? 0 : 1);
  });
  const [neck, belly] = [width * random.between(0.06, 0.12), width * random.between(0.14, 0.23)];
  const jar = smooth(
    [
      [middle - neck, height * 0.62],
      [middle - belly, height * 0.74],
      [middle - neck * 1.1, height * 0.92],
      [middle + neck * 1.1, height * 0.92],
      [middle + belly, height * 0.74],
      [middle + neck, height * 0.62],
    ],
    true,
  );
  press.knock(0, path(jar));
  press.knock(1, path(jar));
  press.ink(random.pick([0, 1] as const), path(jar));
  const bands = [rect(0, height * 0.7, width, 26), rect(0, height * 0.76, width, 10)];
  press.ink(2, press.within(jar, ...bands, rect(middle, height * 0.5, width, height, 'fill-opacity=".25"')));
}

function field(press: Press): void {
  const { width, height, random } = press;
  press.ink(0, rect(-20, -20, width + 40, height + 40));
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const x = width * ((column + (row % 2 ? 0.25 : 0.75)) / 4);
      const y = height * ((row + 0.5) / 4);
      const r = width * random.between(0.09, 0.15);
      press.knock(0, circle(x, y, r * 0.98));
      bloom(press, x, y, r, random.chance(0.25) ? 0 : 1);
    }
  }
}

function oneFlower(press: Press): void {
  const { width, height, random } = press;
  const [x, y, r] = [width * random.between(0.42, 0.58), height * random.between(0.36, 0.46), width * 0.42];
  press.ink(1, rect(-20, height * 0.5, width + 40, height));
  press.ink(
    2,
    stroke(
      `M${n(x)} ${n(y)}Q${n(x + random.between(-160, 160))} ${n(height * 0.75)} ${n(width * 0.5)} ${n(height + 30)}`,
      44,
    ),
  );
  press.ink(2, frond(width * 0.5, height * 1.02, height * 0.5, 4, random.pick([-52, 52])));
  bloom(press, x, y, r, 0);
  press.ink(
    1,
    dots(
      { x: x - r, y: y - r, width: r * 2, height: r * 2 },
      26,
      45,
      (px, py) => 0.7 - Math.hypot(px - x, py - y) / (r * 0.75),
    ),
  );
}

function bloom(press: Press, x: number, y: number, r: number, plate: Plate): void {
  const petals = press.random.pick([6, 8, 11]);
  const ring = Array.from({ length: petals }, (_, petal) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n((petal / petals) * 360)})`,
      ellipse(r * 0.58, 0, r * 0.5, (r * 1.7) / petals),
    ),
  );
  press.knock(1, circle(x, y, r * 0.9));
  press.ink(plate, ...ring);
  press.ink(2, circle(x, y, r * 0.24));
}
