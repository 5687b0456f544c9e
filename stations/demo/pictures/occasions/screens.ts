import { dots } from '../halftone.ts';
import { bigLetter } from '../letters.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { choose } from '../random.ts';
import { circle, ellipse, n, polygon, rect, ringStroke, stroke } from '../shapes.ts';

export const bounce: Composition = {
  name: 'bounce',
  subject: 'A ball caught many times on its way across',
  coverage: [0.16, 0.36, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const floor = height * 0.84;
    const hops = random.pick([1.5, 2.5, 3.5]);
    press.ink(1, rect(-20, floor, width + 40, height));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: floor }, 28, 45, (_, y) => 0.4 - (y / floor) * 0.42),
    );
    const frames = 15;
    for (let frame = 0; frame < frames; frame++) {
      const along = frame / (frames - 1);
      const r = height * 0.13;
      const lift = Math.abs(Math.cos(along * Math.PI * hops)) * (1 - along * 0.35);
      const [x, y] = [width * (0.04 + along * 0.92), floor - r - lift * (floor - r * 2.4)];
      if (frame === Math.round(frames * 0.6)) press.ink(2, circle(x, y, r));
      else press.ink(0, frame % 2 ? ringStroke(x, y, r - 8, 15) : circle(x, y, r, 'fill-opacity=".82"'));
    }
  },
};

export const stage: Composition = {
  name: 'stage',
  subject: 'A crowd under crossing stage lights',
  coverage: [0.76, 0.3, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const floor = height * 0.8;
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    for (let lamp = 0; lamp < 3; lamp++) {
      const from = width * (0.2 + lamp * 0.3);
      const to = width * random.between(0.25, 0.75);
      const beam = polygon([
        [from - 24, -20],
        [from + 24, -20],
        [to + width * 0.15, floor],
        [to - width * 0.15, floor],
      ]);
      if (lamp === 1) press.knock(0, beam, ellipse(to, floor, width * 0.15, height * 0.06));
      press.ink(
        1,
        beam.replace('/>', ' fill-opacity=".7"/>'),
        ellipse(to, floor, width * 0.15, height * 0.06),
      );
    }
    press.ink(2, rect(-20, floor + 26, width + 40, height));
    const heads = random.pick([7, 9, 11]);
    for (let head = 0; head < heads; head++) {
      const [x, r] = [(width * (head + 0.5)) / heads, (height * 0.6) / heads];
      const y = height * random.between(0.76, 0.84);
      press.ink(2, circle(x, y - r * 1.3, r), ellipse(x, y + r * 1.8, r * 1.7, r * 2.2));
      if (random.chance(0.3))
        press.ink(
          2,
          stroke(
            `M${n(x + r)} ${n(y + r)}L${n(x + r * 1.9)} ${n(y - r * 2.6)}`,
            r * 0.5,
            'stroke-linecap="round"',
          ),
        );
    }
  },
};

export const testCard: Composition = {
  name: 'test card',
  subject: 'A test card: coloured bars and a letter in a ring',
  coverage: [0.28, 0.42, 0.2],
  draw(press) {
    const { width, random } = press;
    drawTestCard(press, (random.whole(0, 7) * width) / 8, 0);
  },
};

const barInks: readonly (readonly Plate[])[] = [[], [0], [0, 1], [1], [2], [1], [0], [0, 1]];

/** Draws coloured bars, moved by `shift` units, and a disc with a cross that is rotated by `turn` degrees. */
export function drawTestCard(press: Press, shift: number, turn: number): void {
  const { width, height } = press;
  const wide = width / barInks.length;
  barInks.forEach((inks, bar) => {
    const along = (bar * wide + shift) % width;
    for (const x of [along, along - width]) {
      for (const plate of inks) press.ink(plate, rect(x, -20, wide + 1, height * 0.74 + 20));
      const foot: Plate = bar % 2 ? 2 : 1;
      press.ink(foot, rect(width - x - wide, height * 0.78, wide + 1, height));
    }
  });
  const [cx, cy, r] = [width / 2, height * 0.46, height * 0.37];
  for (const plate of [0, 1, 2] as const) press.knock(plate, circle(cx, cy, r));
  const cross = stroke(`M${n(cx - r)} ${n(cy)}h${n(r * 2)}M${n(cx)} ${n(cy - r)}v${n(r * 2)}`, 5);
  press.ink(
    2,
    ringStroke(cx, cy, r - 12, 14),
    `<g transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})">${cross}</g>`,
  );
  const letter = choose(press.words, 0).charAt(0);
  const apart = 14 + 10 * Math.sin((turn * Math.PI) / 90);
  press.ink(0, bigLetter(letter, cx - apart, cy, r * 1.15));
  press.ink(1, bigLetter(letter, cx + apart, cy + 10, r * 1.15));
}

export const filmStrip: Composition = {
  name: 'film strip',
  subject: 'Frames of a film in which a sun rises',
  coverage: [0.4, 0.42, 0.35],
  draw(press) {
    const { width, height, random } = press;
    const frames = 4;
    const wide = width / (frames - 0.6);
    const shift = -wide * random.between(0.2, 0.6);
    const [top, tall] = [height * 0.16, height * 0.68];
    const holes = random.pick([3, 4]);
    press.ink(2, rect(-20, -20, width + 40, height + 40));
    for (let frame = 0; frame < frames + 1; frame++) {
      const x = shift + frame * wide;
      for (let hole = 0; hole < holes; hole++) {
        const at = x + ((hole + 0.3) * wide) / holes;
        press.knock(
          2,
          rect(at, height * 0.045, wide / holes / 2.4, height * 0.07, 'rx="10"'),
          rect(at, height * 0.885, wide / holes / 2.4, height * 0.07, 'rx="10"'),
        );
      }
      press.knock(2, rect(x + 10, top, wide - 20, tall, 'rx="14"'));
      press.ink(frame % 2 ? 0 : 1, rect(x + 10, top, wide - 20, tall, 'rx="14"'));
      const outline = `M${n(x + 10)} ${n(top)}h${n(wide - 20)}v${n(tall)}h${n(20 - wide)}z`;
      const sun = circle(x + wide * (0.2 + frame * 0.14), top + tall * (0.75 - frame * 0.11), tall * 0.24);
      press.ink(frame % 2 ? 1 : 0, press.within(outline, sun));
      press.ink(
        2,
        press.within(
          outline,
          dots(
            { x: x + 10, y: top + tall * 0.6, width: wide - 20, height: tall * 0.4 },
            17,
            45,
            (_, y) => ((y - top) / tall - 0.6) * 1.5,
          ),
        ),
      );
    }
  },
};
