import { dots } from '../halftone.ts';
import type { Composition, Plate } from '../press.ts';
import { choose } from '../random.ts';
import { circle, path, polygon, rect, ringStroke, sector } from '../shapes.ts';

export const tiles: Composition = {
  name: 'tiles',
  subject: 'A floor of quarter circles, halves and wedges',
  coverage: [0.4, 0.24, 0.15],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const rows = random.pick([3, 4, 4, 5]);
    const size = height / rows;
    const columns = Math.ceil(width / size);
    const piece = (x: number, y: number): string => {
      const corner = random.whole(0, 3);
      const [cx, cy] = [x + (corner % 2) * size, y + Math.floor(corner / 2) * size];
      return random.pick([
        () => press.within(`M${x} ${y}h${size}v${size}h${-size}z`, circle(cx, cy, size)),
        () => circle(x + size / 2, y + size / 2, size / 2),
        () =>
          press.within(`M${x} ${y}h${size}v${size}h${-size}z`, ringStroke(cx, cy, size * 0.62, size * 0.3)),
        () =>
          path(
            sector(
              x + size / 2,
              y + (corner % 2 ? 0 : size),
              size / 2,
              corner % 2 ? 0 : 180,
              corner % 2 ? 180 : 360,
            ),
          ),
        () => polygon([[x, y], [x + size, y + size], corner % 2 ? [x + size, y] : [x, y + size]]),
        () => rect(x, y, size, size / 2),
      ])();
    };
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [x, y] = [column * size, row * size];
        const plate = choose([0, 1, 2] as const, row * 2 + column + random.whole(0, 1));
        if (random.chance(0.62)) press.ink(0, rect(x, y, size + 1, size + 1));
        else if (random.chance(0.5)) press.ink(1, rect(x, y, size + 1, size + 1));
        if (plate === 0) press.knock(0, piece(x, y));
        else press.ink(plate, piece(x, y));
      }
    }
  },
};

export const arches: Composition = {
  name: 'arches',
  subject: 'Striped arches side by side',
  coverage: [0.22, 0.12, 0.05],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const columns = random.pick([1, 2, 2, 3]);
    const span = width / columns;
    for (let column = 0; column < columns; column++) {
      const middle = span * (column + 0.5);
      const upside = random.chance(columns > 1 ? 0.5 : 0.2);
      const foot = upside ? height * random.between(0.2, 0.4) : height * random.between(0.6, 0.8);
      const bands = random.whole(4, 6);
      for (let band = 0; band < bands; band++) {
        const r = (span / 2) * 0.94 * (1 - band / bands);
        const thickness = (span / 2 / bands) * 0.62;
        const end = upside ? -60 : height + 60;
        const inner = r - thickness;
        const sweep = upside ? 0 : 1;
        const d = `M${middle - r} ${end}V${foot}A${r} ${r} 0 0 ${sweep} ${middle + r} ${foot}V${end}H${middle + inner}V${foot}A${inner} ${inner} 0 0 ${1 - sweep} ${middle - inner} ${foot}V${end}Z`;
        press.ink(choose([0, 1, 0, 2] as const, band + column), path(d));
      }
    }
    const sun = height * random.between(0.12, 0.2);
    const [x, y] = [width * random.between(0.25, 0.75), height * random.between(0.24, 0.5)];
    press.ink(1, circle(x, y, sun));
    press.ink(
      0,
      dots(
        { x: 0, y: height * 0.55, width, height: height * 0.45 },
        30,
        15,
        (_, at) => (at / height - 0.55) * 1.1,
      ),
    );
  },
};

export const meter: Composition = {
  name: 'meter',
  subject: 'Bars of different heights with a dot over each',
  coverage: [0.46, 0.42, 0.1],
  draw(press) {
    const { width, height, random } = press;
    const count = random.pick([5, 7, 9]);
    const pitch = width / count;
    for (let bar = 0; bar < count; bar++) {
      const x = bar * pitch;
      const tall = height * (0.25 + 0.6 * Math.abs(Math.sin(bar * 1.7 + random.between(0, 1.2))));
      const plate: Plate = bar % 2 === 0 ? 0 : 1;
      press.ink(plate, rect(x, height - tall, pitch * (plate ? 1.5 : 1), tall + 30));
      press.ink(plate, circle(x + pitch / 2, height - tall - pitch * 0.7, pitch / 2));
    }
    const [sunX, sunY] = [width * random.between(0.3, 0.7), height * 0.36];
    press.ink(
      2,
      dots({ x: 0, y: 0, width, height: height * 0.8 }, 26, 45, (x, y) => {
        const far = Math.hypot(x - sunX, y - sunY) / (width * 0.3);
        return far > 1 ? 0 : (1 - far) * 0.9;
      }),
    );
  },
};
