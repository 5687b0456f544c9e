import { dots } from '../halftone.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { choose } from '../random.ts';
import { blob, circle, group, n, type Point, path, rect, sector, smooth, stroke } from '../shapes.ts';

/** A leaf with lobes on both sides of its rib, cut with large scissors. */
function frond(x: number, y: number, long: number, lobes: number, turn: number): string {
  const edge: Point[] = [];
  const side = (sign: number, from: number, to: number, step: number) => {
    for (let lobe = from; lobe !== to; lobe += step) {
      const along = -long * (0.12 + (0.8 * lobe) / lobes);
      const wide = long * 0.34 * Math.sin(((lobe + 0.8) / (lobes + 0.6)) * Math.PI);
      const [tip, notch]: Point[] = [
        [sign * wide, along - long * 0.07],
        [sign * long * 0.045, along - long * (0.4 / lobes) * step - (step > 0 ? 0 : 0)],
      ];
      if (tip && notch) edge.push(tip, notch);
    }
  };
  edge.push([-long * 0.03, 0]);
  side(-1, 0, lobes, 1);
  edge.push([0, -long]);
  side(1, lobes - 1, -1, -1);
  edge.push([long * 0.03, 0]);
  return group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`, path(smooth(edge, true)));
}

/** Coloured papers with weeds laid over them. */
export const cutouts: Composition = {
  name: 'cut-outs',
  coverage: [0.48, 0.34, 0.16],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const split = random.between(0.35, 0.65);
    press.ink(0, rect(-20, -20, width * split + 20, height * random.between(0.5, 0.7) + 20));
    press.ink(1, rect(width * split, height * random.between(0.25, 0.45), width, height));
    press.ink(0, rect(width * split, height * 0.75, width, height));
    const places = random.shuffle<Point>([
      [0.27, 0.62],
      [0.73, 0.55],
      [0.5, 0.98],
      [0.2, 1.02],
      [0.82, 1.05],
    ]);
    places.forEach(([x, y], index) => {
      const long = height * random.between(0.42, 0.6);
      const leaf = frond(x * width, y * height, long, random.whole(4, 6), random.between(-28, 28));
      if (index === 0) {
        press.knock(0, leaf);
        press.knock(1, leaf);
      } else press.ink(choose([2, 1, 0] as const, index), leaf);
    });
  },
};

/** Flat flowers in a pot, a table, a wall. */
export const flowers: Composition = {
  name: 'flowers',
  coverage: [0.42, 0.34, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const table = height * 0.78;
    const middle = width * random.between(0.42, 0.58);
    press.ink(0, rect(-20, table, width + 40, height));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: table }, 30, 15, (x) => 0.12 + 0.3 * (x / width)),
    );
    const heads = random.shuffle<Point>([
      [-0.3, 0.3],
      [0, 0.2],
      [0.3, 0.34],
      [-0.13, 0.46],
      [0.17, 0.5],
    ]);
    heads.forEach(([dx, y], index) => {
      const [x, top] = [middle + dx * width, y * height + random.between(-30, 30)];
      press.ink(
        2,
        stroke(
          smooth([
            [x, top],
            [middle + dx * width * 0.6, height * 0.5],
            [middle, table - 40],
          ]),
          13,
        ),
      );
      bloom(press, x, top, height * random.between(0.11, 0.16), index % 2 === 0 ? 0 : 1);
    });
    const [neck, belly] = [width * 0.09, width * random.between(0.17, 0.22)];
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
    press.ink(1, path(jar));
    press.ink(
      2,
      press.within(
        jar,
        rect(0, height * 0.7, width, 26),
        rect(0, height * 0.76, width, 10),
        rect(middle, height * 0.5, width, height, 'fill-opacity=".25"'),
      ),
    );
  },
};

function bloom(press: Press, x: number, y: number, r: number, plate: Plate): void {
  const petals = press.random.pick([6, 8, 11]);
  let d = '';
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * 360;
    d += group(
      `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
      `<ellipse cx="${n(r * 0.58)}" cy="0" rx="${n(r * 0.5)}" ry="${n((r * 1.7) / petals)}"/>`,
    );
  }
  press.knock(1, circle(x, y, r * 0.9));
  press.ink(plate, d);
  press.ink(2, circle(x, y, r * 0.24));
}

/** A shoal going one way, and one that does not. */
export const shoal: Composition = {
  name: 'shoal',
  coverage: [0.38, 0.3, 0.1],
  draw(press) {
    const { width, height, random } = press;
    const rows = random.pick([5, 6, 7]);
    const tall = height / rows;
    const columns = Math.ceil(width / (tall * 1.9)) + 1;
    const odd = [random.whole(1, rows - 2), random.whole(1, Math.max(1, columns - 2))];
    press.ink(
      1,
      path(
        blob(
          width * 0.5,
          height * 0.5,
          width * 0.42,
          Array.from({ length: 7 }, () => random.between(0.8, 1.2)),
        ),
      ),
    );
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (row % 2 ? 0 : 0.5)) * tall * 1.9 - tall * 0.3;
        const y = (row + 0.5) * tall;
        const lone = row === odd[0] && column === odd[1];
        press.ink(lone ? 2 : 0, fish(x, y, tall * 0.86, lone));
        press.knock(lone ? 2 : 0, circle(x + (lone ? -1 : 1) * tall * 0.5, y - tall * 0.06, tall * 0.055));
      }
    }
  },
};

function fish(x: number, y: number, size: number, back: boolean): string {
  const body = 'M-70 0C-30-44 40-44 84 0C40 44-30 44-70 0ZM-58 0L-98-34C-90-12-90 12-98 34Z';
  const stripes = 'M18-60h10v120h-10z';
  return group(
    `translate(${n(x)} ${n(y)}) scale(${n((back ? -1 : 1) * size) === '0' ? 1 : ((back ? -size : size) / 100).toFixed(3)} ${(size / 100).toFixed(3)})`,
    path(body),
    path(stripes, 'fill="#fff"'),
  );
}

/** The moon through its month. */
export const moons: Composition = {
  name: 'moons',
  coverage: [0.62, 0.32, 0.16],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const across = random.pick([3, 4]);
    const size = width / across;
    const down = Math.ceil(height / size);
    const chosen = random.whole(0, across * down - 1);
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    for (let index = 0; index < across * down; index++) {
      const [x, y] = [((index % across) + 0.5) * size, (Math.floor(index / across) + 0.5) * size];
      const r = size * 0.4;
      const phase = Math.cos((index / (across * down)) * Math.PI * 2);
      const bulge = Math.abs(phase) * r;
      const lit = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}A${n(bulge)} ${n(r)} 0 0 ${phase > 0 ? 0 : 1} ${n(x)} ${n(y - r)}Z`;
      press.knock(0, path(lit));
      if (index === chosen) {
        press.knock(0, circle(x, y, r));
        press.ink(2, circle(x, y, r));
      } else press.ink(1, circle(x, y, r, 'fill-opacity=".85"'));
    }
    press.knock(
      1,
      dots(
        { x: 0, y: 0, width, height },
        18,
        45,
        (x, y) => 0.22 + 0.14 * Math.sin(x / 60) * Math.cos(y / 70),
      ),
    );
  },
};

/** Gulls turning in front of a split sky. */
export const gulls: Composition = {
  name: 'gulls',
  coverage: [0.4, 0.3, 0.14],
  draw(press) {
    const { width, height, random } = press;
    const [x, y, r] = [width * random.between(0.4, 0.6), height * random.between(0.42, 0.55), height * 0.36];
    const tilt = random.between(-30, 30);
    press.ink(0, path(sector(x, y, r, tilt, tilt + 180)));
    press.ink(
      1,
      dots({ x: x - r, y: y - r, width: r * 2, height: r * 2 }, 24, 45, (px, py) => {
        const far = Math.hypot(px - x, py - y) / r;
        return far > 0.98 ? 0 : 0.25 + far * 0.45;
      }),
    );
    const wing =
      'M0 8C-18-26-58-44-100-22C-66-22-36-2-14 30C-6 40 6 40 14 30C36-2 66-22 100-22C58-44 18-26 0 8Z';
    for (let bird = 0; bird < 13; bird++) {
      const size = bird < 3 ? random.between(1.6, 2.4) : random.between(0.4, 0.9);
      const place = `translate(${n(width * random.between(0.06, 0.94))} ${n(height * random.between(0.08, 0.92))})`;
      const gull = group(`${place} rotate(${n(random.between(-30, 30))}) scale(${n(size)})`, path(wing));
      if (bird === 0) press.ink(1, gull);
      press.ink(2, gull);
    }
  },
};
