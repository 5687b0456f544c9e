import { dots, lines } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { circle, ellipse, path, rect } from '../shapes.ts';
import { poseFace } from './cut-paper.ts';
import { garment, shoulders } from './features.ts';
import { cuts } from './hair.ts';

const bump = (u: number, v: number, x: number, y: number, wide: number, tall: number) =>
  Math.exp(-(((u - x) / wide) ** 2) - ((v - y) / tall) ** 2);

/** Height of a face at a point of the unit disc: a ball with nose, brows, eye sockets, lips and chin. */
function relief(u: number, v: number): number {
  const ball = Math.sqrt(Math.max(0, 1 - u * u * 0.96 - v * v * 0.96));
  const noseBridge = 0.16 * bump(u, v, 0, 0.06, 0.11, 0.22) + 0.14 * bump(u, v, 0, 0.26, 0.15, 0.1);
  const brows = 0.07 * (bump(u, v, -0.4, -0.24, 0.24, 0.07) + bump(u, v, 0.4, -0.24, 0.24, 0.07));
  const sockets = -0.15 * (bump(u, v, -0.4, -0.04, 0.2, 0.13) + bump(u, v, 0.4, -0.04, 0.2, 0.13));
  const lips = 0.08 * (bump(u, v, 0, 0.52, 0.26, 0.045) + bump(u, v, 0, 0.62, 0.22, 0.05));
  const chin = 0.08 * bump(u, v, 0, 0.86, 0.24, 0.12);
  return ball + noseBridge + brows + sockets + lips + chin;
}

/** Darkness of a lit face at a point of the unit disc. */
function shade(u: number, v: number, light: readonly [number, number, number]): number {
  const step = 0.02;
  const slopeX = (relief(u + step, v) - relief(u - step, v)) / (2 * step);
  const slopeY = (relief(u, v + step) - relief(u, v - step)) / (2 * step);
  const length = Math.hypot(slopeX, slopeY, 1);
  const lit = (-slopeX * light[0] - slopeY * light[1] + light[2]) / length;
  const pupils = bump(u, v, -0.39, -0.03, 0.12, 0.055) + bump(u, v, 0.39, -0.03, 0.12, 0.055);
  const brows = bump(u, v, -0.4, -0.23, 0.22, 0.04) + bump(u, v, 0.4, -0.23, 0.22, 0.04);
  const mouth = bump(u, v, 0, 0.565, 0.24, 0.022) + 0.5 * bump(u, v, 0, 0.57, 0.2, 0.07);
  const nostrils = bump(u, v, -0.09, 0.34, 0.05, 0.03) + bump(u, v, 0.09, 0.34, 0.05, 0.03);
  return 1.02 - lit * 1.05 + 0.8 * pupils + 0.55 * brows + 0.6 * mouth + 0.4 * nostrils;
}

/** A portrait in a coarse halftone screen. */
export const photograph: Composition = {
  name: 'screened portrait',
  subject: 'A portrait in coarse print dots',
  coverage: [0.22, 0.24, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const face = { ...poseFace(press), rx: width * 0.235, ry: width * 0.31, y: height * 0.46 };
    const hair = random.pick(cuts)(face, random);
    const side = random.pick([-1, 1]);
    const light = [-0.55 * side, -0.42, 0.72] as const;
    const body = shoulders(face, height + 40, 2.2);
    const coat = garment(face, height + 40, 2.2);
    if (random.chance(0.5)) press.ink(0, rect(-20, -20, width + 40, height + 40));
    else press.ink(0, circle(face.x + side * width * 0.1, face.y, height * 0.42));
    const head = ellipse(face.x, face.y, face.rx, face.ry);
    press.knock(0, hair.behind, path(body), head, hair.front);
    press.ink(1, path(coat), hair.behind);
    press.knock(1, path(body), head);
    press.ink(1, path(coat), hair.front);
    const tone = (x: number, y: number) => {
      const [u, v] = [(x - face.x) / face.rx, (y - face.y) / face.ry];
      if (u * u + v * v < 0.985) return shade(u, v, light);
      const neck = Math.abs(u) < 0.46 && v > 0 && v < 1.42;
      return neck ? 0.62 + u * side * 0.6 : 0;
    };
    const area = { x: face.x - face.rx, y: face.y - face.ry, width: face.rx * 2, height: face.ry * 2.4 };
    if (random.chance(0.6)) press.ink(2, dots(area, 15, 45, tone));
    else press.ink(2, lines({ ...area, x: face.x - face.rx - 8, width: face.rx * 2 + 16 }, 16, tone));
    press.knock(2, path(coat));
    const weave = dots(
      { x: 0, y: face.y + face.ry, width, height: height - face.y - face.ry },
      24,
      45,
      (x) => 0.1 + 0.5 * Math.max(0, ((x - face.x) * side) / width),
    );
    press.ink(2, press.within(coat, weave));
    press.ink(2, hair.front);
    press.ink(0, ellipse(face.x, face.y + face.ry * 0.57, face.rx * 0.3, face.ry * 0.1));
  },
};
