import { dots } from '../pictures/halftone.ts';
import { word } from '../pictures/letters.ts';
import { drawTestCard } from '../pictures/occasions/screens.ts';
import type { Press } from '../pictures/press.ts';
import { choose } from '../pictures/random.ts';
import { circle, ellipse, n, type Point, path, polygon, rect, ringStroke } from '../pictures/shapes.ts';
import { bulge, shoal, tides } from './water-scenes.ts';

/** Draws one instant of a film; `time` runs from 0 to 1, and the film loops. */
export type Scene = (press: Press, time: number) => void;

const round = Math.PI * 2;

const bounce: Scene = (press, time) => {
  const { width, height, random } = press;
  const floor = height * 0.84;
  const hops = random.pick([3, 4]);
  press.ink(1, rect(-20, floor, width + 40, height));
  press.ink(
    1,
    dots({ x: 0, y: 0, width, height: floor }, 62, 45, (_, y) => 0.4 - (y / floor) * 0.42),
  );
  const r = height * 0.14;
  const place = (moment: number): Point => {
    const lift = Math.abs(Math.cos(moment * Math.PI * hops));
    return [width * (0.5 - 0.38 * Math.cos(moment * round)), floor - r - lift * (floor - r * 2.3)];
  };
  for (let trail = 7; trail > 0; trail--) press.ink(0, ringStroke(...place(time - trail * 0.012), r - 8, 12));
  press.ink(0, circle(...place(time - 0.012), r));
  press.ink(2, circle(...place(time), r));
  const [x, y] = place(time);
  press.ink(2, ellipse(x, floor + 34, r * (0.5 + (y / floor) * 0.7), 14));
};

const rows: Scene = (press, time) => {
  const { width, height, random } = press;
  const text = choose(press.words, 0).slice(0, 7);
  const count = 5;
  const weights = Array.from({ length: count }, (_, row) => 1.15 + Math.sin(time * round + row * 1.3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const margin = 36;
  const gap = 18;
  const first = random.whole(0, 2);
  let y = margin;
  weights.forEach((weight, row) => {
    const tall = ((height - margin * 2 - gap * (count - 1)) * weight) / total;
    const plate = choose([0, 1, 2] as const, row + first);
    press.ink(plate, word(text, margin, y, tall, width - margin * 2));
    y += tall + gap;
  });
  press.ink(1, circle(width * (0.5 + 0.4 * Math.cos(time * round)), height * 0.5, height * 0.26));
};

const stage: Scene = (press, time) => {
  const { width, height } = press;
  const floor = height * 0.82;
  press.ink(0, rect(-20, -20, width + 40, height + 40));
  for (let lamp = 0; lamp < 4; lamp++) {
    const from = width * (0.14 + lamp * 0.24);
    const to = width * (0.5 + 0.34 * Math.sin(time * round * (lamp % 2 ? 1 : 2) + lamp * 1.9));
    const beam = polygon([
      [from - 26, -20],
      [from + 26, -20],
      [to + width * 0.13, floor],
      [to - width * 0.13, floor],
    ]);
    if (lamp % 2) press.knock(0, beam);
    else press.ink(1, beam);
    press.ink(1, ellipse(to, floor, width * 0.13, height * 0.05));
  }
  press.ink(2, rect(-20, floor + 26, width + 40, height));
  const r = height * 0.07;
  for (let dancer = 0; dancer < 9; dancer++) {
    const x = (width * (dancer + 0.5)) / 9;
    const hop = Math.abs(Math.sin(time * round * 4 + dancer * 1.1)) * height * 0.05;
    const y = height * 0.84 - hop;
    press.ink(2, circle(x, y - r * 1.3, r), ellipse(x, y + r * 1.8, r * 1.7, r * 2.2));
  }
};

const rings: Scene = (press, time) => {
  const { width, height, random } = press;
  const step = random.pick([150, 180]);
  const turn = time * round;
  for (const [plate, side] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const x = width / 2 + Math.cos(turn) * width * 0.22 * side;
    const y = height / 2 + Math.sin(turn * 2) * height * 0.16 * side;
    const grow = ((time * 8) % 1) * step;
    for (let r = grow; r < width * 0.8; r += step) press.ink(plate, ringStroke(x, y, r, step * 0.5));
    press.ink(2, circle(x, y, 44 + 10 * Math.sin(turn * 4)));
  }
};

const curtain: Scene = (press, time) => {
  const { width, height } = press;
  const count = 16;
  const pitch = (width * 1.3) / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const down: string[] = [];
    const up: string[] = [];
    for (let y = -20; y <= height + 40; y += 30) {
      const lean = Math.sin((y / height) * 5 + time * round + stripe * 0.15) * width * 0.07;
      const half = pitch * 0.32 * (0.7 + 0.3 * Math.sin((y / height) * 7 - time * round * 2));
      const middle = -width * 0.15 + (stripe + 0.5) * pitch + lean;
      down.push(`${n(middle - half)} ${n(y)}`);
      up.unshift(`${n(middle + half)} ${n(y)}`);
    }
    press.ink(0, path(`M${down.join('L')}L${up.join('L')}Z`));
  }
  const [x, y] = [
    width * (0.5 + 0.28 * Math.sin(time * round)),
    height * (0.5 + 0.16 * Math.sin(time * round * 2)),
  ];
  press.knock(0, circle(x, y, height * 0.2));
  press.ink(1, circle(x, y, height * 0.32));
  press.ink(2, ringStroke(x, y, height * 0.2, 20), circle(x, y, height * 0.05));
};

const tunnel: Scene = (press, time) => {
  const { width, height, random } = press;
  const corners = random.pick([3, 4, 6]);
  const twist = random.pick([-8, 8]);
  const shrink = 0.8;
  const shape = (r: number, degrees: number) =>
    polygon(
      Array.from({ length: corners }, (_, corner): Point => {
        const angle = (corner / corners) * round + (degrees * Math.PI) / 180;
        return [width / 2 + Math.cos(angle) * r, height / 2 + Math.sin(angle) * r];
      }),
    );
  // The travel repeats every two levels, since only every second polygon is inked.
  const travel = (time * 12) % 2;
  const turn = (time * 360) / corners;
  for (let level = 0; level < 18; level++) {
    const depth = level - travel;
    const r = width * 1.9 * shrink ** depth;
    (level % 2 ? press.knock : press.ink)(0, shape(r, turn + depth * twist));
    (level % 2 ? press.ink : press.knock)(1, shape(r * 0.94, -turn - depth * twist * 0.6));
  }
  press.ink(2, circle(width / 2, height / 2, height * (0.06 + 0.02 * Math.sin(time * round * 4))));
};

/** Scenes by the name of the poster's composition: a film shows its poster's subject in motion. */
export const scenes: Record<string, Scene> = {
  bounce,
  'test card': (press, time) => drawTestCard(press, time * press.width, time * 360),
  'stretched rows': rows,
  stage,
  'film strip': tides,
  rings,
  curtain,
  tunnel,
  bulge,
  shoal,
};
