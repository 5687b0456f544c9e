import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { choose } from '../random.ts';
import { circle, dot, ellipse, group, n, path, rect } from '../shapes.ts';

export const moons: Composition = {
  name: 'moons',
  subject: 'The moon in its phases, in rows',
  coverage: [0.64, 0.24, 0.05],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const across = random.pick([2, 3, 4, 5]);
    const size = width / across;
    const down = Math.ceil(height / size);
    const chosen = random.whole(0, across * down - 1);
    const begin = random.next();
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    for (let index = 0; index < across * down; index++) {
      const [x, y] = [((index % across) + 0.5) * size, (Math.floor(index / across) + 0.5) * size];
      const r = size * 0.4;
      const phase = Math.cos((index / (across * down) + begin) * Math.PI * 2);
      const bulge = Math.abs(phase) * r;
      const lit = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}A${n(bulge)} ${n(r)} 0 0 ${phase > 0 ? 0 : 1} ${n(x)} ${n(y - r)}Z`;
      press.knock(0, path(lit));
      if (index === chosen) {
        press.knock(0, circle(x, y, r));
        press.ink(2, circle(x, y, r));
      } else press.ink(1, circle(x, y, r, 'fill-opacity=".85"'));
    }
    press.knock(
      1,
      dots({ x: 0, y: 0, width, height }, 30, 45, (x, y) => 0.2 + 0.12 * Math.sin(x / 60) * Math.cos(y / 70)),
    );
  },
};

export const orbits: Composition = {
  name: 'orbits',
  subject: 'A planet and the worlds that circle it',
  coverage: [0.1, 0.12, 0.15],
  draw(press) {
    const { width, height, random } = press;
    const [x, y, r] = [
      width * random.between(0.4, 0.6),
      height * random.between(0.42, 0.58),
      height * random.between(0.2, 0.3),
    ];
    const tilt = random.between(-40, 40);
    if (random.chance(0.45)) press.ink(0, rect(-20, -20, width + 40, height + 40));
    press.knock(0, circle(x, y, r));
    press.ink(1, circle(x, y, r));
    press.ink(
      0,
      press.within(
        dot(x, y, r),
        dots(
          { x: x - r, y: y - r, width: r * 2, height: r * 2 },
          24,
          45,
          (px, py) => 0.5 + (px - x + (py - y)) / (r * 2.4),
        ),
      ),
    );
    const paths = random.whole(3, 6);
    for (let way = 0; way < paths; way++) {
      const reach = r * (1.35 + way * 0.36);
      const ring = ellipse(
        0,
        0,
        reach,
        reach * 0.3,
        `fill="none" stroke="currentColor" stroke-width="${n(14 - way)}"`,
      );
      press.ink(2, group(`translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`, ring));
      const angle = random.between(0, Math.PI * 2);
      const world = circle(
        Math.cos(angle) * reach,
        Math.sin(angle) * reach * 0.3,
        r * random.between(0.08, 0.24),
      );
      const placed = group(`translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`, world);
      for (const plate of [0, 2] as const) press.knock(plate, placed);
      press.ink(choose([2, 1, 0] as const, way), placed);
    }
  },
};

export const windows: Composition = {
  name: 'windows',
  subject: 'Windows of a tall house, a few of them lit',
  coverage: [0.64, 0.12, 0.25],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const columns = random.pick([4, 5, 6]);
    const rows = columns + random.whole(0, 2);
    const [wide, tall] = [width / columns, height / rows];
    const arched = random.chance(0.4);
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    for (let cell = 0; cell < rows * columns; cell++) {
      const [x, y] = [(cell % columns) * wide + wide * 0.17, Math.floor(cell / columns) * tall + tall * 0.15];
      const [w, h] = [wide * 0.66, tall * 0.72];
      const pane = arched
        ? path(
            `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`,
          )
        : rect(x, y, w, h);
      const state = random.pick(['lit', 'dark', 'dark', 'half', 'curtain']);
      if (state === 'dark') press.ink(2, pane);
      else press.knock(0, pane);
      if (state === 'lit') press.ink(1, pane);
      if (state === 'half') press.ink(1, rect(x, y + h / 2, w, h / 2));
      if (state === 'curtain')
        press.ink(2, ...Array.from({ length: 5 }, (_, fold) => rect(x + (fold * w) / 5, y, w / 10, h)));
      if (state === 'lit' && random.chance(0.35))
        press.ink(
          2,
          circle(x + w / 2, y + h * 0.55, w * 0.17),
          path(
            `M${n(x + w * 0.15)} ${n(y + h)}A${n(w * 0.35)} ${n(h * 0.3)} 0 0 1 ${n(x + w * 0.85)} ${n(y + h)}Z`,
          ),
        );
    }
  },
};
