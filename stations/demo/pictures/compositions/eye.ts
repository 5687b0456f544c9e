import { dots } from '../halftone.ts';
import type { Composition, Press } from '../press.ts';
import { circle, dot, n, path, rect, sector } from '../shapes.ts';

/** One eye, or rows of eyes. */
export const eye: Composition = {
  name: 'eye',
  subject: 'Wide open eyes',
  coverage: [0.4, 0.12, 0.2],
  draw(press) {
    press.random.pick([radiant, radiant, audience, close])(press);
  },
};

function radiant(press: Press): void {
  const { width, height, random } = press;
  const rays = random.pick([12, 18, 24, 32]);
  for (let ray = 0; ray < rays; ray++) {
    press.ink(0, path(sector(width / 2, height / 2, width, (ray / rays) * 360, ((ray + 0.5) / rays) * 360)));
  }
  look(press, width / 2, height / 2, width * 0.46, height * random.between(0.27, 0.34), 22);
}

function audience(press: Press): void {
  const { width, height, random } = press;
  const [columns, rows] = random.pick([
    [2, 4],
    [3, 5],
    [2, 3],
  ] as const);
  press.ink(0, rect(-20, -20, width + 40, height + 40));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(width * (column + 0.5)) / columns, (height * (row + 0.5)) / rows];
      look(press, x, y, (width / columns) * 0.44, (height / rows) * 0.36, 14);
    }
  }
}

function close(press: Press): void {
  const { width, height, random } = press;
  press.ink(0, rect(-20, -20, width + 40, height * 0.5 + 20));
  look(press, width * random.pick([0.3, 0.7]), height * 0.52, width * 0.72, height * 0.42, 34);
}

function look(press: Press, x: number, y: number, half: number, lid: number, line: number): void {
  const almond = `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - lid * 2)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + lid * 2)} ${n(x - half)} ${n(y)}Z`;
  press.knock(0, path(almond));
  const [at, iris] = [x + half * press.random.between(-0.2, 0.2), lid * 0.86];
  press.ink(1, press.within(almond, circle(at, y, iris)));
  const screen = dots(
    { x: at - iris, y: y - iris, width: iris * 2, height: iris * 2 },
    Math.max(16, iris / 9),
    45,
    (px, py) => {
      return (Math.hypot(px - at, py - y) / iris) * 0.7;
    },
  );
  press.ink(0, press.within(dot(at, y, iris), screen));
  const outline = path(almond, `fill="none" stroke="currentColor" stroke-width="${line}"`);
  press.ink(2, circle(at, y, iris * 0.44), outline);
  const glint = circle(at + iris * 0.17, y - iris * 0.17, iris * 0.13);
  for (const plate of [0, 1, 2] as const) press.knock(plate, glint);
}
