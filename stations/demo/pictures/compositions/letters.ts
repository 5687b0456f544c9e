import { dots } from '../halftone.ts';
import { bigLetter, word, wordWidth } from '../letters.ts';
import type { Composition, Press } from '../press.ts';
import { choose } from '../random.ts';
import { circle, rect } from '../shapes.ts';

const initial = (press: Press, index = 0) => choose(press.words, index).charAt(0);

export const croppedLetter: Composition = {
  name: 'cropped letter',
  subject: 'A single letter too large for the sheet, over rising dots',
  coverage: [0.58, 0.48, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const turn = random.pick([0, -14, 12, 90, -90, 0]);
    const x = width * random.between(0.36, 0.64);
    const y = height * random.between(0.44, 0.6);
    const size = Math.max(width, height) * random.between(1.15, 1.45);
    const flip = random.chance(0.5);
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height }, 30, 30, (_, at) => {
        const rise = flip ? 1 - at / height : at / height;
        return rise * 0.95 - 0.08;
      }),
    );
    press.ink(0, bigLetter(initial(press), x, y, size, turn));
    const r = height * random.between(0.07, 0.13);
    press.ink(2, circle(width * random.between(0.15, 0.85), height * random.between(0.12, 0.3), r));
  },
};

/** Overlapping initials of the subject, each in its own ink. */
export const overprintedInitials: Composition = {
  name: 'overprinted initials',
  subject: 'Large initials printed over one another',
  coverage: [0.52, 0.36, 0],
  draw(press) {
    const { width, height, random } = press;
    const size = Math.min(width, height);
    const turns = random.shuffle([0, 0, 90, -90, 8, -8, 180]);
    press.ink(
      0,
      bigLetter(initial(press, 0), width * 0.4, height * 0.42, size * random.between(0.9, 1.15), turns[0]),
    );
    press.ink(
      1,
      bigLetter(initial(press, 1), width * 0.62, height * 0.6, size * random.between(0.85, 1.1), turns[1]),
    );
    press.ink(
      2,
      bigLetter(
        initial(press, 2),
        width * random.pick([0.26, 0.74]),
        height * random.pick([0.3, 0.74]),
        size * 0.42,
        turns[2],
      ),
    );
  },
};

export const stretchedRows: Composition = {
  name: 'stretched rows',
  subject: 'One word in rows, each stretched to another height',
  coverage: [0.1, 0.12, 0.25],
  draw(press) {
    const { width, height, random } = press;
    const longest = [...press.words].sort((a, b) => wordWidth(b) - wordWidth(a));
    const text = longest.find((entry) => entry.length <= 7) ?? choose(longest, 0).slice(0, 6);
    const shares = random.pick([
      [1, 2, 4, 7],
      [7, 4, 2, 1],
      [2, 6, 2, 6],
      [5, 2, 1, 2, 5],
      [1, 3, 9],
      [8, 3, 1],
    ]);
    const total = shares.reduce((sum, share) => sum + share, 0);
    const margin = width * 0.05;
    const gap = 26;
    const room = height - 2 * margin - gap * (shares.length - 1);
    const striped = random.chance(0.5);
    let y = margin;
    shares.forEach((share, row) => {
      const tall = (room * share) / total;
      const plate = choose([0, 1, 2] as const, row);
      if (striped && plate === 0) press.ink(1, rect(0, y - gap / 2, width, tall + gap, 'fill-opacity=".9"'));
      press.ink(plate === 1 && striped ? 2 : plate, word(text, margin, y, tall, width - 2 * margin));
      y += tall + gap;
    });
  },
};

export const knockedOutLetter: Composition = {
  name: 'knocked-out letter',
  subject: 'A letter left white in a flood of ink, with a dotted shadow',
  coverage: [0.52, 0.18, 0.1],
  draw(press) {
    const { width, height, random } = press;
    const letter = initial(press);
    const size = Math.min(width, height) * 0.82;
    const drift = width * random.pick([-0.07, 0.07]);
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    press.knock(0, bigLetter(letter, width / 2, height / 2, size));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height }, 26, 45, (x, y) => {
        return 0.75 - Math.hypot(x - width * 0.5 - drift * 4, y - height * 0.3) / (height * 0.9);
      }),
    );
    press.knock(1, bigLetter(letter, width / 2 + drift, height / 2 + Math.abs(drift) * 0.8, size));
    press.ink(2, bigLetter(letter, width / 2 - drift, height / 2 + Math.abs(drift) * 0.8, size));
    press.knock(2, bigLetter(letter, width / 2, height / 2, size));
  },
};
