import { dots } from '../halftone.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { circle, ellipse, n, path, rect, stroke } from '../shapes.ts';
import { features, garment, headphones, shoulders } from './features.ts';
import { cuts, type Face } from './hair.ts';

/** A head near the middle of the sheet, of random size. */
export function poseFace(press: Press): Face {
  const { width, height, random } = press;
  const rx = width * random.between(0.17, 0.21);
  return {
    x: width * random.between(0.46, 0.54),
    y: height * random.between(0.42, 0.47),
    rx,
    ry: rx * random.between(1.2, 1.36),
  };
}

function cloth(press: Press, outline: string, plate: Plate): void {
  const { width, height, random } = press;
  const top = height * 0.6;
  const weave = random.pick([
    () => Array.from({ length: 9 }, (_, row) => rect(0, top + row * 62, width, 26)).join(''),
    () => Array.from({ length: 20 }, (_, column) => rect(column * 64, top, 22, height)).join(''),
    () => dots({ x: 0, y: top, width, height: height * 0.4 }, 64, 45, () => 0.22),
    () =>
      stroke(
        Array.from(
          { length: 8 },
          (_, row) =>
            `M0 ${top + row * 74}${Array.from({ length: 40 }, (_, bend) => `l32 ${bend % 2 ? -34 : 34}`).join('')}`,
        ).join(''),
        18,
      ),
    () => '',
  ]);
  press.ink(plate, press.within(outline, weave()));
}

export const cutPaper: Composition = {
  name: 'cut-paper portrait',
  subject: 'A portrait in flat pieces of paper',
  coverage: [0.4, 0.18, 0.05],
  draw(press) {
    const { height, random } = press;
    const face = poseFace(press);
    const hair = random.pick(cuts)(face, random);
    const body = shoulders(face, height + 40);
    const coat = garment(face, height + 40);
    const head = ellipse(face.x, face.y, face.rx, face.ry);
    backdrop(press, face);
    const skin: Plate = random.pick([0, 1, 1]);
    const wear: Plate = skin === 0 ? 1 : 0;
    // The backdrop is printed in ink 0, so hair and clothes in that ink alone would not be visible.
    const hairInk: Plate = wear === 0 ? 2 : random.pick([2, 2, wear]);
    for (const plate of [0, 1] as const) press.knock(plate, hair.behind, path(body), head, hair.front);
    press.ink(hairInk, hair.behind);
    press.knock(hairInk, path(body), head);
    press.ink(skin, path(body), head);
    press.ink(
      2,
      press.within(body, ellipse(face.x, face.y + face.ry * 0.16, face.rx, face.ry, 'fill-opacity=".45"')),
    );
    press.knock(2, head);
    press.knock(
      skin,
      ellipse(face.x, face.y, face.rx, face.ry, `fill-opacity="${n(random.pick([0.2, 0.4, 0.6]))}"`),
    );
    press.knock(skin, path(coat));
    press.knock(2, path(coat));
    press.ink(wear, path(coat));
    if (wear === 0) press.ink(1, path(coat, 'fill-opacity=".6"'));
    cloth(press, coat, random.pick([2, skin]));
    if (random.chance(0.6)) {
      const [out, down, r] = [face.rx * 0.54, face.ry * 0.3, face.rx * random.between(0.14, 0.22)];
      press.ink(wear, circle(face.x - out, face.y + down, r), circle(face.x + out, face.y + down, r));
    }
    press.ink(2, features(face, random));
    for (const plate of [0, 1, 2] as const) press.knock(plate, hair.front);
    press.ink(hairInk, hair.front);
    if (random.chance(0.35)) press.ink(2, headphones(face));
    else if (random.chance(0.4)) {
      const earring = (side: number) => circle(face.x + side * face.rx, face.y + face.ry * 0.42, 30);
      press.ink(wear, earring(-1), earring(1));
    }
  },
};

function backdrop(press: Press, face: Face): void {
  const { width, height, random } = press;
  const [wide, tall] = [width + 40, height + 40];
  random.pick([
    () => press.ink(0, rect(-20, -20, wide, tall)),
    () => press.ink(0, rect(-20, -20, wide, tall)),
    () => press.ink(0, circle(face.x, face.y, width * 0.43)),
    () => press.ink(0, rect(-20, -20, width * 0.5 + 20, tall)),
    () =>
      press.ink(
        0,
        dots({ x: 0, y: 0, width, height }, 36, 30, (x, y) => 0.2 + (0.55 * (x + y)) / (width + height)),
      ),
    () => press.ink(0, ...Array.from({ length: 9 }, (_, stripe) => rect(-20, stripe * 140, wide, 70))),
    () =>
      press.ink(
        0,
        path(
          `M${n(width * 0.12)} ${tall}V${n(height * 0.46)}A${n(width * 0.38)} ${n(width * 0.38)} 0 0 1 ${n(width * 0.88)} ${n(height * 0.46)}V${tall}Z`,
        ),
      ),
    () => {
      press.ink(0, rect(-20, -20, wide, tall));
      press.ink(1, circle(width * 0.78, height * 0.24, width * 0.2));
    },
  ])();
}

export const halves: Composition = {
  name: 'split portrait',
  subject: 'A face split down the middle',
  coverage: [0.46, 0.48, 0.1],
  draw(press) {
    const { width, height, random } = press;
    const face = { ...poseFace(press), x: width / 2, rx: width * 0.24, ry: width * 0.31 };
    const body = shoulders(face, height + 40, 2.1);
    const hair = random.pick(cuts)(face, random);
    const head = ellipse(face.x, face.y, face.rx, face.ry);
    const left = `M-20-20H${width / 2}V${height + 20}H-20Z`;
    const right = `M${width / 2}-20H${width + 20}V${height + 20}H${width / 2}Z`;
    press.ink(0, press.within(left, rect(-20, -20, width, height + 40)));
    press.knock(0, press.within(left, head, path(body)));
    press.ink(0, press.within(right, head, path(body)));
    press.ink(1, press.within(left, head, path(body)));
    press.ink(
      1,
      press.within(
        right,
        dots({ x: width / 2, y: 0, width: width / 2, height }, 30, 45, (_, y) => 0.15 + 0.6 * (y / height)),
      ),
    );
    press.knock(1, press.within(right, head, path(body)));
    press.ink(2, hair.behind);
    press.knock(2, path(body), head);
    press.ink(
      2,
      features(face, random),
      hair.front,
      stroke(`M${width / 2} ${face.y - face.ry}V${face.y + face.ry}`, 10),
    );
  },
};
