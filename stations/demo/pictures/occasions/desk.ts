import { dots } from '../halftone.ts';
import { bigLetter } from '../letters.ts';
import type { Composition } from '../press.ts';
import { choose } from '../random.ts';
import { blob, circle, ellipse, n, path, rect } from '../shapes.ts';

export const stillLife: Composition = {
  name: 'still life',
  subject: 'A bottle, a cup, a bowl and a fruit on a table',
  coverage: [0.4, 0.3, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const table = height * random.between(0.52, 0.62);
    press.ink(0, rect(-20, table, width + 40, height));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: table }, 28, 30, (x) => 0.1 + 0.4 * (x / width)),
    );
    const places = random.shuffle([0.16, 0.36, 0.58, 0.8]);
    const things = random.shuffle(['cup', 'fruit', 'bottle', 'bowl'] as const);
    things.forEach((thing, index) => {
      const x = width * choose(places, index);
      const foot = table + height * random.between(0.12, 0.26);
      const s = height * random.between(0.2, 0.27);
      const outline = {
        cup: `M${n(x - s * 0.6)} ${n(foot - s)}H${n(x + s * 0.6)}L${n(x + s * 0.42)} ${n(foot)}H${n(x - s * 0.42)}Z`,
        fruit: blob(
          x,
          foot - s * 0.55,
          s * 0.62,
          Array.from({ length: 7 }, () => random.between(0.92, 1.08)),
        ),
        bottle: `M${n(x - s * 0.16)} ${n(foot - s * 2.1)}H${n(x + s * 0.16)}V${n(foot - s * 1.5)}C${n(x + s * 0.5)} ${n(foot - s * 1.3)} ${n(x + s * 0.42)} ${n(foot - s)} ${n(x + s * 0.42)} ${n(foot)}H${n(x - s * 0.42)}C${n(x - s * 0.42)} ${n(foot - s)} ${n(x - s * 0.5)} ${n(foot - s * 1.3)} ${n(x - s * 0.16)} ${n(foot - s * 1.5)}Z`,
        bowl: `M${n(x - s)} ${n(foot - s * 0.8)}H${n(x + s)}A${n(s)} ${n(s * 0.8)} 0 0 1 ${n(x - s)} ${n(foot - s * 0.8)}Z`,
      }[thing];
      press.ink(2, ellipse(x + s * 0.3, foot, s * 0.9, s * 0.12));
      for (const plate of [0, 1, 2] as const) press.knock(plate, path(outline));
      press.ink(index % 2 ? 1 : 0, path(outline));
      press.ink(
        2,
        press.within(
          outline,
          dots({ x, y: foot - s * 2.1, width: s, height: s * 2.2 }, 17, 45, (at) => ((at - x) / s) * 1.1),
        ),
      );
    });
  },
};

export const galley: Composition = {
  name: 'galley',
  subject: 'Columns of type with a giant letter grown over them',
  coverage: [0.46, 0.12, 0.15],
  draw(press) {
    const { width, height, random } = press;
    const columns = random.pick([3, 4]);
    const wide = (width * 0.92) / columns;
    const leading = 34;
    for (let column = 0; column < columns; column++) {
      const x = width * 0.05 + column * wide;
      for (let y = height * 0.08; y < height * 0.92; y += leading) {
        const full = random.chance(0.86);
        press.ink(
          2,
          rect(x, y, (wide - 40) * (full ? random.between(0.93, 1) : random.between(0.3, 0.7)), 11),
        );
      }
    }
    const letter = choose(press.words, 0).charAt(0);
    const [x, y] = [width * random.between(0.32, 0.68), height * random.between(0.45, 0.58)];
    const turn = random.between(-10, 10);
    press.ink(0, bigLetter(letter, x, y, height * 1.15, turn));
    press.ink(1, circle(width * random.pick([0.2, 0.82]), height * random.pick([0.28, 0.7]), height * 0.24));
    press.knock(2, circle(width * 0.5, height * 1.1, height * 0.22));
  },
};
