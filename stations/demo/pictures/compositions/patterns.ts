import { dots } from '../halftone.ts';
import { bigLetter } from '../letters.ts';
import type { Composition } from '../press.ts';
import { choose } from '../random.ts';
import { circle, n, type Point, polygon, rect, ringStroke, smooth, stroke } from '../shapes.ts';

export const boxes: Composition = {
  name: 'boxes',
  subject: 'Boxes stacked like stairs',
  coverage: [0.34, 0.3, 0],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const side = width / random.pick([3, 4, 5, 7]);
    const [dx, dy] = [side * 0.866 * 0.577 * 2, side * 0.577];
    const missing = random.pick([0, 0.06, 0.15]);
    for (let row = -1; row * dy * 1.5 < height + dy * 2; row++) {
      for (let column = -1; column * dx * 2 < width + dx * 2; column++) {
        const [x, y] = [(column * 2 + (row % 2 ? 1 : 0)) * dx * 0.866, row * dy * 1.5];
        const w = dx * 0.866;
        if (random.chance(missing)) continue;
        const faces = (side: number): Point[] => [
          [x, y],
          [x + side * w, y - dy / 2],
          [x + side * w, y + dy / 2],
          [x, y + dy],
        ];
        press.ink(0, polygon(faces(1)));
        press.ink(1, polygon(faces(-1)));
        const lid: Point[] = [
          [x, y],
          [x + w, y - dy / 2],
          [x, y - dy],
          [x - w, y - dy / 2],
        ];
        const lidded = random.next();
        if (lidded < 0.3) press.ink(2, polygon(lid));
        else if (lidded < 0.5) press.ink(0, polygon(lid), circle(x, y - dy / 2, dy * 0.2, 'fill="#fff"'));
      }
    }
  },
};

export const scallops: Composition = {
  name: 'scallops',
  subject: 'Rows of scalloped waves',
  coverage: [0.28, 0.18, 0.1],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const across = random.pick([2, 3, 4]);
    const r = width / across / 2;
    const rows = Math.ceil(height / (r * 0.5)) + 2;
    const bands = random.pick([3, 4, 5]);
    const accents = random.between(0.05, 0.18);
    for (let row = -1; row < rows; row++) {
      for (let column = -1; column <= across; column++) {
        const [x, y] = [(column * 2 + (row % 2 ? 1 : 2)) * r, row * r * 0.5 + r * 0.4];
        for (const plate of [0, 1, 2] as const) press.knock(plate, circle(x, y, r));
        const plate = random.chance(accents) ? 2 : choose([0, 0, 1] as const, row + rows);
        for (let band = 0; band < bands; band++) {
          const thick = (r / bands) * 0.58;
          press.ink(plate, ringStroke(x, y, r * (1 - band / bands) - thick / 2, thick));
        }
      }
    }
  },
};

/** A Lissajous figure. */
export const figure: Composition = {
  name: 'oscilloscope figure',
  subject: 'Looping lines crossing like the trace of two notes',
  coverage: [0.16, 0.24, 0.1],
  draw(press) {
    const { width, height, random } = press;
    const [a, b] = random.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [1, 3],
      [4, 5],
    ] as const);
    const curve = (phase: number, size: number): string => {
      const points: Point[] = [];
      for (let step = 0; step < 110; step++) {
        const at = (step / 110) * Math.PI * 2;
        points.push([
          width / 2 + Math.sin(a * at + phase) * width * size,
          height / 2 + Math.sin(b * at) * height * size,
        ]);
      }
      return smooth(points, true);
    };
    const phase = random.between(0.4, 1.2);
    const thick = random.between(34, 70);
    if (random.chance(0.5)) press.ink(1, circle(width / 2, height / 2, width * 0.3));
    else
      press.ink(
        1,
        dots(
          { x: 0, y: 0, width, height },
          34,
          45,
          (x, y) => 0.62 - Math.hypot(x - width / 2, y - height / 2) / (width * 0.9),
        ),
      );
    press.ink(0, stroke(curve(phase, 0.42), thick, 'stroke-linejoin="round"'));
    press.ink(2, stroke(curve(phase + 0.16, 0.42), 11));
    press.ink(2, stroke(curve(phase - 0.16, 0.42), 11));
  },
};

export const letterTiles: Composition = {
  name: 'letter tiles',
  subject: 'One letter repeated as tiles, turned this way and that',
  coverage: [0.28, 0.18, 0.05],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const across = random.pick([2, 3, 4]);
    const size = width / across;
    const down = Math.ceil(height / size);
    const letter = choose(press.words, random.whole(0, press.words.length - 1)).charAt(0);
    for (let cell = 0; cell < across * down; cell++) {
      const [column, row] = [cell % across, Math.floor(cell / across)];
      const [x, y] = [(column + 0.5) * size, (row + 0.5) * size];
      const turn = random.pick([0, 0, 90, 180, -90]);
      const glyph = bigLetter(letter, x, y, size * 0.78, turn);
      const dark = (column + row) % 2 === 0;
      const plate = random.chance(0.14) ? 2 : dark ? 0 : 1;
      if (dark) press.ink(plate, rect(column * size, row * size, size, size));
      if (dark) press.knock(plate, glyph);
      else press.ink(plate, glyph);
      if (dark && random.chance(0.5)) press.ink(1, glyph);
    }
  },
};

export const ribbons: Composition = {
  name: 'ribbons',
  subject: 'Broad ribbons passing over each other',
  coverage: [0.22, 0.24, 0.25],
  draw(press) {
    const { width, height, random } = press;
    const turn = random.between(0, 360);
    const count = random.pick([4, 5]);
    for (let ribbon = 0; ribbon < count; ribbon++) {
      const shift = (ribbon - (count - 1) / 2) * width * 0.2;
      const phase = random.between(0, 6);
      const points: Point[] = [];
      for (let along = -0.3; along <= 1.31; along += 0.1) {
        points.push([width * along, height / 2 + shift + Math.sin(along * 5 + phase) * height * 0.16]);
      }
      const plate = choose([0, 1, 2] as const, ribbon);
      const place = `rotate(${n(turn + ribbon * 37)} ${n(width / 2)} ${n(height / 2)})`;
      const thick = width * random.between(0.2, 0.32);
      press.ink(plate, `<g transform="${place}">${stroke(smooth(points), thick)}</g>`);
      if (random.chance(0.6))
        press.knock(plate, `<g transform="${place}">${stroke(smooth(points), thick * 0.5)}</g>`);
      if (random.chance(0.6))
        press.ink(plate, `<g transform="${place}">${stroke(smooth(points), thick * 0.26)}</g>`);
    }
  },
};
