import { dots } from '../halftone.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { choose } from '../random.ts';
import { circle, path, polygon, rect, sector } from '../shapes.ts';

export const totem: Composition = {
  name: 'totem',
  subject: 'Simple blocks balanced in a tower',
  coverage: [0.4, 0.12, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const levels = random.whole(4, 5);
    const tall = (height * 0.92) / levels;
    const plates = random.shuffle<Plate>([0, 1, 2, 0, 1]);
    const [sunX, sunY] = [width * random.between(0.15, 0.85), height * random.between(0.15, 0.5)];
    random.pick([
      () =>
        press.ink(
          0,
          dots(
            { x: 0, y: 0, width, height },
            32,
            75,
            (x, y) => 0.62 - Math.hypot(x - sunX, y - sunY) / (height * 1.1),
          ),
        ),
      () => press.ink(1, circle(sunX, sunY, height * 0.3)),
      () => press.ink(0, rect(-20, height * 0.62, width + 40, height)),
      () =>
        Array.from({ length: 16 }, (_, ray) =>
          press.ink(0, path(sector(width / 2, height, height * 1.5, 180 + ray * 11.25, 185 + ray * 11.25))),
        ),
    ])();
    for (let level = 0; level < levels; level++) {
      const y = height - tall * (level + 1);
      const middle = width / 2 + random.between(-0.07, 0.07) * width;
      block(press, choose(plates, level), middle, y, width * random.between(0.4, 0.74), tall);
    }
  },
};

function block(press: Press, plate: Plate, x: number, y: number, wide: number, tall: number): void {
  const half = wide / 2;
  const other: Plate = plate === 1 ? 2 : 1;
  const draw = press.random.pick([
    () => press.ink(plate, rect(x - half, y, wide, tall)),
    () => {
      press.ink(plate, circle(x, y + tall / 2, tall / 2));
      press.ink(other, path(sector(x, y + tall / 2, tall / 2, -90, 90)));
    },
    () => press.ink(plate, path(`M${x - half} ${y + tall}A${half} ${tall} 0 0 1 ${x + half} ${y + tall}Z`)),
    () => press.ink(plate, path(`M${x - half} ${y}A${half} ${tall} 0 0 0 ${x + half} ${y}Z`)),
    () => {
      press.ink(
        plate,
        polygon([
          [x - half, y + tall],
          [x, y],
          [x + half, y + tall],
        ]),
      );
      press.ink(
        other,
        polygon([
          [x, y],
          [x + half, y + tall],
          [x, y + tall],
        ]),
      );
    },
    () => {
      for (let stripe = 0; stripe < 5; stripe++)
        press.ink(plate, rect(x - half, y + (tall * stripe) / 5, wide, tall / 9));
    },
    () => {
      press.ink(plate, rect(x - half, y, wide, tall, `rx="${tall / 2}"`));
      press.knock(plate, circle(x - half + tall / 2, y + tall / 2, tall * 0.22));
      press.knock(plate, circle(x + half - tall / 2, y + tall / 2, tall * 0.22));
    },
  ]);
  draw();
}
