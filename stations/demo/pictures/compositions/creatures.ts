import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { blob, circle, dot, group, n, type Point, path, rect, sector, smooth, stroke } from '../shapes.ts';

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

/** A shoal going one way, and one that does not. */
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

const wings = [
  'M0 8C-18-26-58-44-100-22C-66-22-36-2-14 30C-6 40 6 40 14 30C36-2 66-22 100-22C58-44 18-26 0 8Z',
  'M0 10C-30-10-52-62-92-80C-70-40-46 4-12 26C-4 34 6 34 14 26C40 6 72 0 104 12C74-18 34-16 0 10Z',
] as const;

/** Gulls turning in front of a split sun. */
export const gulls: Composition = {
  name: 'gulls',
  subject: 'Gulls in front of a large sun',
  coverage: [0.16, 0.18, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const x = width * random.between(0.34, 0.66);
    const y = height * random.between(0.42, 0.58);
    const r = height * random.between(0.3, 0.4);
    const tilt = random.between(-40, 40);
    press.ink(0, path(sector(x, y, r, tilt, tilt + 180)));
    const rise = random.chance(0.5) ? 1 : -1;
    const screen = dots(
      { x: x - r, y: y - r, width: r * 2, height: r * 2 },
      27,
      45,
      (_, py) => 0.4 + ((py - y) / r) * 0.45 * rise,
    );
    press.ink(1, press.within(dot(x, y, r), screen));
    const flock = random.pick([4, 9, 16]);
    for (let bird = 0; bird < flock; bird++) {
      const size = bird < 2 ? random.between(2.2, 3.4) : random.between(0.5, 1.1);
      const place = `translate(${n(width * random.between(0.06, 0.94))} ${n(height * random.between(0.08, 0.92))})`;
      press.ink(
        2,
        group(`${place} rotate(${n(random.between(-30, 30))}) scale(${n(size)})`, path(random.pick(wings))),
      );
    }
  },
};

/** A heron among reeds, waiting. */
export const heron: Composition = {
  name: 'heron',
  subject: 'A heron among reeds under a round sun',
  coverage: [0.22, 0.18, 0.1],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const water = height * random.between(0.74, 0.82);
    const left = random.chance(0.5);
    const [sunX, sunY, r] = [
      width * (left ? 0.66 : 0.34),
      height * random.between(0.26, 0.4),
      height * random.between(0.2, 0.28),
    ];
    press.ink(0, circle(sunX, sunY, r));
    press.ink(1, rect(-20, water, width + 40, height));
    press.knock(
      1,
      ...Array.from({ length: 9 }, () =>
        rect(
          width * random.next(),
          water + 16 + (height - water) * random.next(),
          width * random.between(0.08, 0.24),
          9,
          'rx="4"',
        ),
      ),
    );
    for (let reed = 0; reed < 15; reed++) {
      const x = width * random.next();
      const top = height * random.between(0.3, 0.62);
      const lean = random.between(-60, 60);
      press.ink(
        0,
        stroke(`M${n(x)} ${height + 20}Q${n(x)} ${n((top + height) / 2)} ${n(x + lean)} ${n(top)}`, 12),
      );
      if (reed % 3 === 0)
        press.ink(
          0,
          group(
            `translate(${n(x + lean)} ${n(top)}) rotate(${n(lean / 5)})`,
            rect(-14, -80, 28, 110, 'rx="14"'),
          ),
        );
    }
    const scale = (height / 1000) * random.between(0.92, 1.08);
    const place = `translate(${n(width * (left ? 0.42 : 0.58))} ${n(water + 40)}) scale(${(left ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
    const back =
      'M-230-250C-120-330 20-390 60-420C110-460 60-530 40-590C20-660 60-720 120-716C150-714 166-700 172-686L300-664L176-652C140-640 110-646 106-610C104-570 170-500 150-420C130-330 20-260-70-240Z';
    press.knock(0, group(place, path(back)));
    press.ink(
      2,
      group(
        place,
        path(back),
        stroke('M-60-250L-40-120L-70 0M0-280L30-130L10 10', 14, 'stroke-linejoin="round"'),
        path('M110-712L0-740L104-694Z'),
      ),
    );
    press.knock(2, group(place, circle(128, -690, 9)));
    press.ink(1, group(place, path('M-230-250C-120-330-20-370 30-380C0-320-40-270-70-240Z')));
  },
};

/** A moth: whatever is on the left is on the right. */
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
