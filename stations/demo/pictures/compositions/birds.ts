import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { circle, dot, group, n, path, rect, sector, stroke } from '../shapes.ts';

const wings = [
  'M0 8C-18-26-58-44-100-22C-66-22-36-2-14 30C-6 40 6 40 14 30C36-2 66-22 100-22C58-44 18-26 0 8Z',
  'M0 10C-30-10-52-62-92-80C-70-40-46 4-12 26C-4 34 6 34 14 26C40 6 72 0 104 12C74-18 34-16 0 10Z',
] as const;

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
