import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { blob, circle, group, n, type Point, path, rect, smooth, stroke } from '../shapes.ts';

const body = 'M-70 0C-30-44 40-44 84 0C40 44-30 44-70 0ZM-58 0L-98-34C-90-12-90 12-98 34Z';

function fish(x: number, y: number, size: number, back: boolean): string {
  const scale = size / 100;
  return group(
    `translate(${n(x)} ${n(y)}) scale(${(back ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`,
    path(body),
    path('M18-60h10v120h-10z', 'fill="#fff"'),
    circle(56, -7, 7, 'fill="#fff"'),
  );
}

export const shoal: Composition = {
  name: 'shoal',
  subject: 'A shoal of fish, one of them going the other way',
  coverage: [0.22, 0.66, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const rows = random.pick([3, 4, 5, 7, 9]);
    const tall = height / rows;
    const columns = Math.ceil(width / (tall * 1.9)) + 1;
    const odd = [random.whole(1, rows - 2), random.whole(1, Math.max(1, columns - 2))];
    const wobble = Array.from({ length: 7 }, () => random.between(0.8, 1.2));
    const flood = random.chance(0.4);
    if (flood) press.ink(1, rect(-20, -20, width + 40, height + 40));
    else press.ink(1, path(blob(width * 0.5, height * 0.5, width * random.between(0.3, 0.44), wobble)));
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const x = (column + (row % 2 ? 0 : 0.5)) * tall * 1.9 - tall * 0.3;
        const y = (row + 0.5) * tall;
        const lone = row === odd[0] && column === odd[1];
        press.ink(lone ? 2 : 0, fish(x, y, tall * 0.86, lone));
        if (lone && flood) press.knock(1, fish(x, y, tall * 0.86, lone));
      }
    }
  },
};

/** A symmetrical moth. */
export const moth: Composition = {
  name: 'moth',
  subject: 'A moth with open wings',
  coverage: [0.28, 0.12, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const middle = width / 2;
    const wing = (reach: number, rise: number, drop: number): string => {
      const points: Point[] = [
        [0, height * 0.46],
        [reach * 0.5, height * (0.46 - rise * 0.8)],
        [reach, height * (0.46 - rise)],
        [reach * random.between(0.85, 1.02), height * 0.46],
        [reach * random.between(0.55, 0.8), height * (0.46 + drop * 0.5)],
        [reach * random.between(0.5, 0.75), height * (0.46 + drop)],
        [reach * 0.14, height * (0.46 + drop * 0.55)],
      ];
      return path(smooth(points, true));
    };
    const both = (shape: string) =>
      group(`translate(${n(middle)} 0)`, shape) + group(`translate(${n(middle)} 0) scale(-1 1)`, shape);
    if (random.chance(0.5))
      press.ink(
        1,
        dots({ x: 0, y: 0, width, height }, 34, 15, (_, y) => 0.5 - (y / height) * 0.5),
      );
    const reach = width * random.between(0.4, 0.47);
    press.ink(0, both(wing(reach, random.between(0.26, 0.38), random.between(0.3, 0.42))));
    const inner = both(wing(reach * 0.72, 0.2, 0.26));
    press.knock(1, inner);
    press.ink(1, inner);
    const [eyeX, eyeY, eyeR] = [
      reach * random.between(0.52, 0.66),
      height * random.between(0.32, 0.4),
      width * random.between(0.06, 0.09),
    ];
    for (const plate of [0, 1] as const) press.knock(plate, both(circle(eyeX, eyeY, eyeR)));
    press.ink(
      2,
      both(circle(eyeX, eyeY, eyeR * 0.62)),
      both(circle(reach * 0.45, height * 0.66, eyeR * 0.5)),
    );
    press.ink(
      2,
      group(
        `translate(${n(middle)} ${n(height * 0.5)})`,
        path('M0-190C44-150 40 150 0 250C-40 150-44-150 0-190Z'),
      ),
    );
    press.ink(
      2,
      both(
        stroke(
          `M10 ${n(height * 0.36)}Q40 ${n(height * 0.2)} ${n(width * 0.17)} ${n(height * 0.13)}`,
          11,
          'stroke-linecap="round"',
        ),
      ),
    );
    const ribs = Array.from({ length: 5 }, (_, rib) =>
      stroke(`M14 ${n(height * 0.46)}L${n(reach * (0.9 - rib * 0.1))} ${n(height * (0.24 + rib * 0.11))}`, 5),
    );
    press.ink(2, both(ribs.join('')));
  },
};
