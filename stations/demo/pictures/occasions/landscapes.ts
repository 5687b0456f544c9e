import { dots } from '../halftone.ts';
import { bigLetter } from '../letters.ts';
import type { Composition } from '../press.ts';
import { choose } from '../random.ts';
import { below, blob, circle, ellipse, n, path, polygon, rect, stroke } from '../shapes.ts';

/** Hills one behind the other, haze between them. */
export const hills: Composition = {
  name: 'hills',
  coverage: [0.46, 0.36, 0.24],
  draw(press) {
    const { width, height, random } = press;
    const shift = random.whole(0, 1);
    press.ink(
      1,
      circle(
        width * random.between(0.2, 0.8),
        height * random.between(0.22, 0.36),
        height * random.between(0.14, 0.24),
      ),
    );
    press.ink(
      0,
      dots({ x: 0, y: 0, width, height: height * 0.55 }, 26, 15, (_, y) => 0.5 - (y / height) * 0.9),
    );
    for (let range = 0; range < 5; range++) {
      const base = height * (0.44 + range * 0.13);
      const phase = random.between(0, 6);
      const length = random.between(0.004, 0.008);
      const swing = height * random.between(0.03, 0.08);
      const curve = (x: number) =>
        base + Math.sin(x * length + phase) * swing + Math.sin(x * length * 2.3) * swing * 0.4;
      const land = path(below(curve, width, height + 40));
      for (const plate of [0, 1, 2] as const) press.knock(plate, land);
      const inks = choose([[1], [0], [0, 1], [2], [0, 2]] as const, range + shift);
      for (const plate of inks) press.ink(plate, land);
      if (range % 2)
        press.knock(
          choose(inks, 0),
          dots(
            { x: 0, y: base - swing * 1.5, width, height: swing * 3 },
            20,
            30,
            (_, y) => 0.42 - ((y - base + swing * 1.5) / swing) * 0.16,
          ),
        );
    }
  },
};

/** The harbour at shift change: cranes, sheds, chimneys. */
export const harbour: Composition = {
  name: 'harbour',
  coverage: [0.42, 0.36, 0.22],
  draw(press) {
    const { width, height, random } = press;
    const quay = height * 0.76;
    press.ink(0, circle(width * random.between(0.25, 0.75), height * 0.46, height * 0.34));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: quay }, 26, 75, (_, y) => (y / quay) * 0.6 - 0.06),
    );
    for (let shed = 0; shed < 7; shed++) {
      const [x, wide, tall] = [
        (width * shed) / 6.4 - 40,
        width * random.between(0.1, 0.18),
        height * random.between(0.1, 0.26),
      ];
      press.ink(
        shed % 2 ? 1 : 0,
        polygon([
          [x, quay],
          [x, quay - tall],
          [x + wide / 2, quay - tall * 1.35],
          [x + wide, quay - tall],
          [x + wide, quay],
        ]),
      );
      press.knock(
        shed % 2 ? 1 : 0,
        rect(x + wide * 0.2, quay - tall * 0.6, wide * 0.18, tall * 0.25),
        rect(x + wide * 0.6, quay - tall * 0.6, wide * 0.18, tall * 0.25),
      );
    }
    for (let crane = 0; crane < 3; crane++) {
      const x = width * (0.2 + crane * 0.28) + random.between(-60, 60);
      const tall = height * random.between(0.42, 0.62);
      const reach = width * random.between(0.14, 0.22) * random.pick([-1, 1]);
      const top = quay - tall;
      press.ink(
        2,
        stroke(
          `M${n(x - 36)} ${n(quay)}L${n(x)} ${n(top)}L${n(x + 36)} ${n(quay)}M${n(x - 20)} ${n(quay - tall * 0.4)}H${n(x + 20)}M${n(x - reach * 0.35)} ${n(top + 30)}L${n(x + reach)} ${n(top - 40)}M${n(x)} ${n(top - 60)}L${n(x + reach)} ${n(top - 40)}M${n(x)} ${n(top - 60)}V${n(top + 20)}M${n(x + reach)} ${n(top - 40)}V${n(top + tall * 0.4)}`,
          11,
        ),
      );
      press.ink(2, rect(x + reach - 30, top + tall * 0.4, 60, 44));
    }
    press.ink(2, rect(-20, quay, width + 40, height));
    for (let wave = 0; wave < 14; wave++)
      press.knock(
        2,
        rect(
          width * random.next(),
          quay + 26 + (height - quay - 40) * random.next(),
          width * random.between(0.05, 0.16),
          8,
          'rx="4"',
        ),
      );
  },
};

/** Cups, fruit and a bowl on a table that will not lie flat. */
export const stillLife: Composition = {
  name: 'still life',
  coverage: [0.46, 0.4, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const table = height * random.between(0.52, 0.62);
    press.ink(0, rect(-20, table, width + 40, height));
    press.ink(
      1,
      dots(
        { x: 0, y: 0, width, height: table },
        28,
        30,
        (x) => 0.1 + 0.4 * (random.chance(0) ? 0 : x / width),
      ),
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

/** A page of print with a letter that has grown over it. */
export const galley: Composition = {
  name: 'galley',
  coverage: [0.4, 0.3, 0.16],
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

/** The estuary as a chart: shoals as contours, a channel, a few soundings. */
export const chart: Composition = {
  name: 'chart',
  coverage: [0.44, 0.34, 0.12],
  draw(press) {
    const { width, height, random } = press;
    for (const [plate, shoals] of [
      [0, 4],
      [1, 3],
    ] as const) {
      for (let shoal = 0; shoal < shoals; shoal++) {
        const wobble = Array.from({ length: 9 }, () => random.between(0.72, 1.25));
        const [x, y, r] = [
          width * random.between(0.05, 0.95),
          height * random.between(0.05, 0.95),
          height * random.between(0.26, 0.46),
        ];
        for (let contour = 0; contour < 6; contour++) {
          const put = contour % 2 ? press.knock : press.ink;
          put(plate, path(blob(x, y, r * (1 - contour * 0.16), wobble, 0.72)));
        }
      }
    }
    for (let mark = 0; mark < 14; mark++) {
      const [x, y] = [width * random.between(0.04, 0.96), height * random.between(0.06, 0.94)];
      press.ink(
        2,
        mark % 3 ? circle(x, y, 9) : stroke(`M${n(x - 22)} ${n(y)}h44M${n(x)} ${n(y - 22)}v44`, 8),
      );
    }
    const bend = height * random.between(-0.2, 0.2);
    press.ink(
      2,
      stroke(
        `M-20 ${n(height * 0.7)}C${n(width * 0.3)} ${n(height * 0.5 + bend)} ${n(width * 0.6)} ${n(height * 0.6 - bend)} ${n(width + 20)} ${n(height * 0.3)}`,
        10,
        'stroke-dasharray="44 26"',
      ),
    );
  },
};
