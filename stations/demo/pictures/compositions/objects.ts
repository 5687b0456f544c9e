import { dots } from '../halftone.ts';
import { bigLetter } from '../letters.ts';
import type { Composition, Plate } from '../press.ts';
import { choose } from '../random.ts';
import { circle, n, path, polygon, rect, ringStroke, sector } from '../shapes.ts';

export const record: Composition = {
  name: 'record',
  subject: 'A record seen from very close',
  coverage: [0.22, 0.24, 0.5],
  draw(press) {
    const { width, height, random } = press;
    const [x, y] = [width * random.pick([0.2, 0.5, 0.86]), height * random.pick([0.3, 0.62, 0.9])];
    const r = height * random.between(0.66, 0.86);
    press.ink(0, rect(-20, -20, width + 40, height + 40));
    press.knock(0, circle(x, y, r + 20));
    press.ink(2, circle(x, y, r));
    for (let groove = r * 0.44; groove < r - 14; groove += random.between(13, 30))
      press.knock(2, ringStroke(x, y, groove, 4));
    const shine = random.between(0, 360);
    press.knock(2, path(sector(x, y, r * 0.96, shine, shine + 16), 'fill-opacity=".55"'));
    press.knock(2, path(sector(x, y, r * 0.96, shine + 180, shine + 196), 'fill-opacity=".55"'));
    press.knock(2, circle(x, y, r * 0.4));
    press.ink(1, circle(x, y, r * 0.38));
    press.ink(0, path(sector(x, y, r * 0.38, shine, shine + 180)));
    press.ink(2, circle(x, y, r * 0.035));
    press.ink(2, bigLetter(choose(press.words, 0).charAt(0), x, y - r * 0.2, r * 0.2));
  },
};

export const speakers: Composition = {
  name: 'speakers',
  subject: 'Loudspeakers stacked in a wall',
  coverage: [0.46, 0.42, 0.15],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const columns = random.pick([2, 2, 3]);
    const wide = width / columns;
    for (let column = 0; column < columns; column++) {
      let y = 0;
      while (y < height - 20) {
        const tall = Math.min(wide * random.pick([0.5, 1, 1, 1.5]), height - y);
        const x = column * wide;
        const back: Plate = random.pick([0, 0, 1]);
        press.ink(back, rect(x + 7, y + 7, wide - 14, tall - 14));
        const r = Math.min(wide, tall) * 0.4;
        const [cx, cy] = [x + wide / 2, y + tall / 2];
        const front: Plate = back === 0 ? 1 : 0;
        press.knock(back, circle(cx, cy, r));
        press.ink(front, circle(cx, cy, r));
        press.ink(2, ringStroke(cx, cy, r * 0.88, r * 0.12), circle(cx, cy, r * 0.34));
        for (let cone = 0.46; cone < 0.8; cone += 0.1) press.ink(2, ringStroke(cx, cy, r * cone, r * 0.03));
        press.knock(2, path(sector(cx, cy, r * 0.24, 200, 290)));
        y += tall;
      }
    }
  },
};

export const sails: Composition = {
  name: 'sails',
  subject: 'Sails crossing one another over dark water',
  coverage: [0.28, 0.36, 0.2],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const sea = height * random.between(0.76, 0.84);
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: sea }, 28, 75, (_, y) => 0.42 - (y / sea) * 0.45),
    );
    const boats = random.whole(4, 6);
    for (let boat = 0; boat < boats; boat++) {
      const x = width * ((boat + 0.6) / (boats + 0.3)) + random.between(-30, 30);
      const tall = height * random.between(0.35, 0.7);
      const wide = tall * random.between(0.34, 0.5);
      const plate = choose([0, 1, 0, 2] as const, boat);
      press.ink(
        plate,
        path(
          `M${n(x)} ${n(sea - tall)}Q${n(x + wide * 1.1)} ${n(sea - tall * 0.4)} ${n(x + wide)} ${n(sea - 16)}H${n(x)}Z`,
        ),
      );
      press.ink(
        plate === 0 ? 1 : 0,
        polygon([
          [x - 14, sea - tall * 0.86],
          [x - 14, sea - 16],
          [x - wide * 0.62, sea - 16],
        ]),
      );
    }
    press.ink(2, rect(-20, sea, width + 40, height));
    for (let crest = 0; crest < 16; crest++) {
      const y = sea + 22 + (height - sea) * random.next();
      press.knock(2, rect(width * random.next(), y, width * random.between(0.08, 0.22), 8, 'rx="4"'));
    }
    press.ink(0, rect(-20, sea, width + 40, height));
  },
};
