import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { circle, dot, n, type Point, path, polygon, ringStroke } from '../shapes.ts';

/** Two overlapping sets of rings that make a moiré pattern. */
export const rings: Composition = {
  name: 'rings',
  subject: 'Two sets of rings spreading into each other',
  coverage: [0.4, 0.42, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const apart = width * random.between(0.14, 0.24);
    const turn = random.between(0, Math.PI);
    const step = random.pick([44, 52, 64]);
    for (const [plate, side] of [
      [0, -1],
      [1, 1],
    ] as const) {
      const x = width / 2 + Math.cos(turn) * apart * side;
      const y = height / 2 + Math.sin(turn) * apart * side;
      for (let r = step / 2; r < width * 0.86; r += step) press.ink(plate, ringStroke(x, y, r, step * 0.52));
      press.knock(plate, circle(x, y, step * 1.5));
      press.ink(2, circle(x, y, step * 0.8));
    }
  },
};

export const curtain: Composition = {
  name: 'curtain',
  subject: 'Swaying upright stripes behind a disc',
  coverage: [0.34, 0.24, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const phase = random.between(0, 6);
    const count = random.pick([11, 14, 18]);
    const sway = width * random.between(0.05, 0.1);
    const stripe = (from: number, to: number, delay: number) => {
      const down: string[] = [];
      const up: string[] = [];
      for (let y = -20; y <= height + 20; y += 24) {
        const lean = Math.sin((y / height) * 5 + phase + delay) * sway;
        const pinch = 0.75 + 0.25 * Math.sin((y / height) * 8 + phase);
        const middle = (from + to) / 2;
        const half = ((to - from) / 2) * pinch;
        down.push(`${n(middle + lean - half)} ${n(y)}`);
        up.unshift(`${n(middle + lean + half)} ${n(y)}`);
      }
      return path(`M${down.join('L')}L${up.join('L')}Z`);
    };
    const pitch = (width * 1.3) / count;
    for (let index = 0; index < count; index++) {
      const x = -width * 0.15 + index * pitch;
      press.ink(0, stripe(x, x + pitch * 0.62, index * 0.13));
    }
    const [x, y] = [width * random.between(0.35, 0.65), height * random.between(0.35, 0.65)];
    const r = height * 0.3;
    press.knock(0, circle(x, y, r * 0.62));
    press.ink(1, circle(x, y, r));
    press.ink(2, ringStroke(x, y, r * 0.62, 22), circle(x, y, r * 0.14));
  },
};

export const bulge: Composition = {
  name: 'bulge',
  subject: 'A grid of dots pushed out as if by a ball',
  coverage: [0.28, 0.24, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const [cx, cy] = [width * random.between(0.38, 0.62), height * random.between(0.38, 0.62)];
    const reach = Math.min(width, height) * 0.46;
    const pitch = 62;
    const planes: [string, string, string] = ['', '', ''];
    for (let row = -1; row * pitch < height + pitch; row++) {
      for (let column = -1; column * pitch < width + pitch; column++) {
        const [dx, dy] = [column * pitch - cx, row * pitch - cy];
        const far = Math.hypot(dx, dy) / reach;
        const lift = far < 1 ? Math.sqrt(1 - far * far) : 0;
        const push = far < 1 ? 1 + lift * 0.42 : 1;
        const r = pitch * (0.19 + lift * 0.34);
        planes[0] += dot(cx + dx * push, cy + dy * push, r);
        planes[1] += dot(cx + dx * push + lift * 26, cy + dy * push - lift * 26, r * (0.6 + lift * 0.4));
        if (far < 0.5 && (row + column) % 2 === 0) planes[2] += dot(cx + dx * push, cy + dy * push, r * 0.5);
      }
    }
    press.ink(0, path(planes[0]));
    press.ink(1, path(planes[1]));
    press.ink(2, path(planes[2]));
  },
};

/** Nested, rotated polygons, alternately with and without ink. */
export const tunnel: Composition = {
  name: 'tunnel',
  subject: 'Polygons turning inwards to a dark point',
  coverage: [0.46, 0.6, 0],
  draw(press) {
    const { width, height, random } = press;
    const corners = random.pick([3, 4, 4, 5, 6]);
    const twist = random.pick([-9, -6, 6, 9, 13]);
    const [cx, cy] = [width * random.between(0.42, 0.58), height * random.between(0.42, 0.58)];
    const shape = (r: number, turn: number) =>
      polygon(
        Array.from({ length: corners }, (_, index): Point => {
          const angle = (index / corners) * Math.PI * 2 + (turn * Math.PI) / 180;
          return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
        }),
      );
    const start = random.between(0, 90);
    for (let level = 0; level < 15; level++) {
      const r = width * 1.25 * 0.82 ** level;
      const put = level % 2 === 0 ? press.ink : press.knock;
      put(0, shape(r, start + level * twist));
      const other = (level + 1) % 3 < 2 ? press.ink : press.knock;
      other(1, shape(r * 0.93, start - level * twist * 0.6));
    }
    press.ink(2, circle(cx, cy, width * 0.06));
    press.ink(
      2,
      dots({ x: 0, y: 0, width, height }, 34, 45, (x, y) => Math.hypot(x - cx, y - cy) / width - 0.45),
    );
  },
};
