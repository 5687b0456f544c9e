import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { choose } from '../random.ts';
import { below, blob, circle, n, path, polygon, rect, stroke } from '../shapes.ts';

export const hills: Composition = {
  name: 'hills',
  subject: 'Hills one behind the other under a sun',
  coverage: [0.46, 0.3, 0.2],
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

/** A harbour with cranes, sheds and chimneys. */
export const harbour: Composition = {
  name: 'harbour',
  subject: 'Cranes and sheds on a quay under a large sun',
  coverage: [0.28, 0.3, 0.25],
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

/** A nautical chart: contours of shoals, a channel, and soundings. */
export const chart: Composition = {
  name: 'chart',
  subject: 'A chart of shoals and soundings with a dotted course',
  coverage: [0.28, 0.18, 0],
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
