import { dots, lines } from '../halftone.ts';
import type { Composition, Press } from '../press.ts';
import { circle, group, n, path, rect, ringStroke, stroke } from '../shapes.ts';

/** A head in profile facing right, about 640 wide and 1000 tall; the origin is the middle of the head. */
const profile =
  'M-60-330C90-350 190-270 210-160C216-128 210-110 216-92L262-8C272 12 262 26 236 30C230 50 244 62 240 78C236 90 226 94 222 98C232 106 232 120 220 130C208 142 214 160 206 184C196 216 160 226 110 222C84 220 66 232 64 262L66 330C120 372 260 380 330 470L370 620H-420L-372 470C-330 400-190 384-158 330C-140 290-160 250-196 200C-268 110-300 0-280-110C-258-240-170-322-60-330Z';

const crown =
  'M-60-330C90-350 190-270 210-160C160-190 100-190 40-150C20-100 0-60-30-20C-40 30-60 60-90 90C-120 130-150 170-196 200C-268 110-300 0-280-110C-258-240-170-322-60-330Z';

function at(
  press: Press,
  shiftX: number,
  shiftY: number,
  size: number,
  faceLeft: boolean,
  ...content: string[]
): string {
  const scale = (press.height / 1200) * size;
  return group(
    `translate(${n(press.width / 2 + shiftX)} ${n(press.height * 0.47 + shiftY)}) scale(${(faceLeft ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`,
    ...content,
  );
}

/** A profile printed twice, with an offset. */
export const echo: Composition = {
  name: 'echoed profile',
  subject: 'Two heads in profile, printed over each other',
  coverage: [0.28, 0.3, 0.25],
  draw(press) {
    const { width, height, random } = press;
    const left = random.chance(0.5);
    const step = width * random.between(0.07, 0.12) * (left ? -1 : 1);
    const size = random.between(1.02, 1.2);
    const opposed = random.chance(0.35);
    press.ink(
      1,
      at(
        press,
        opposed ? width * 0.17 * (left ? -1 : 1) : step,
        0,
        size,
        opposed ? !left : left,
        path(profile),
      ),
    );
    press.ink(0, at(press, opposed ? -width * 0.17 * (left ? -1 : 1) : -step, 0, size, left, path(profile)));
    const glow = random.chance(0.5);
    if (glow)
      press.ink(
        2,
        dots({ x: 0, y: 0, width, height }, 30, 30, (_, y) => 0.5 - y / height),
      );
    const ear = at(press, -step, 0, size, left, ringStroke(-70, -10, 66, 26), circle(-70, -10, 24));
    press.ink(2, opposed ? '' : ear);
    if (random.chance(0.6))
      press.ink(2, at(press, opposed ? 0 : -step, 0, size, left, path(opposed ? 'M0 0' : crown)));
  },
};

export const lined: Composition = {
  name: 'lined profile',
  subject: 'A head in profile filled with lines',
  coverage: [0.64, 0.24, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const left = random.chance(0.5);
    const size = random.between(1.05, 1.2);
    const phase = random.between(0, 6);
    const bend = (x: number) => Math.sin((x / width) * 7 + phase) * 34;
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    press.knock(0, at(press, 0, 0, size, left, path(profile)));
    press.ink(1, circle(width * random.between(0.3, 0.7), height * random.between(0.25, 0.5), height * 0.3));
    const mask = at(press, 0, 0, size, left, path(profile));
    press.ink(
      2,
      lines(
        { x: 0, y: -60, width, height: height + 120 },
        30,
        (x, y) => 0.3 + 0.45 * (0.5 + 0.5 * Math.sin(x / 130 + y / 170 + phase)),
        bend,
      ),
    );
    press.knock(2, `<g style="mix-blend-mode:normal">${outside(press, mask)}</g>`);
    press.ink(2, at(press, 0, 0, size, left, stroke(profile, 16)));
  },
};

/** Ink everywhere except on the figure, which is masked out. */
function outside(press: Press, figure: string): string {
  const id = 'figure';
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-60" y="-60" width="${press.width + 120}" height="${press.height + 120}"><rect x="-60" y="-60" width="${press.width + 120}" height="${press.height + 120}" fill="#fff"/><g color="#000" fill="#000">${figure}</g></mask>${rect(-60, -60, press.width + 120, press.height + 120, `mask="url(#${id})"`)}`;
}

export const nested: Composition = {
  name: 'nested profiles',
  subject: 'Heads in profile, one inside the other',
  coverage: [0.16, 0.24, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const left = random.chance(0.5);
    const step = random.pick([0.13, 0.17, 0.22]);
    const floor = 560;
    for (let level = 0; level * step < 0.9; level++) {
      const size = 1.16 - level * step;
      const put = level % 2 === 0 ? press.ink : press.knock;
      put(0, at(press, 0, (floor * (1 - size) * height) / 1200, size, left, path(profile)));
    }
    const size = 1.16 - step * random.pick([1, 2]);
    press.ink(1, at(press, 0, (floor * (1 - size) * height) / 1200, size, left, path(profile)));
    const sun = circle(width * (left ? 0.78 : 0.22), height * 0.2, height * random.between(0.1, 0.16));
    press.ink(2, sun);
    press.ink(
      2,
      dots({ x: 0, y: 0, width, height }, 34, 15, (_, y) => (y / height - 0.6) * 1.3),
    );
  },
};
