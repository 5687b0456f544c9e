import type { Random } from '../random.ts';
import { blob, circle, n, type Point, path, rect } from '../shapes.ts';

/** Position and size of a face: centre and half-axes. */
export interface Face {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The hair behind the head and the hair over the forehead. */
export interface Hair {
  behind: string;
  front: string;
}

type Cut = (face: Face, random: Random) => Hair;

/** Hair on the top of the head, down to a hairline. */
function cap({ x, y, rx, ry }: Face, line: number, parting = 0): string {
  const [left, right, low] = [x - rx * 1.06, x + rx * 1.06, y - ry * line];
  return `M${n(left)} ${n(low + ry * 0.25)}C${n(left)} ${n(y - ry * 1.5)} ${n(right)} ${n(y - ry * 1.5)} ${n(right)} ${n(low + ry * 0.25)}Q${n(x + rx * (0.7 + parting))} ${n(low - ry * 0.12)} ${n(x + rx * parting)} ${n(low - ry * 0.16)}Q${n(x - rx * (0.7 - parting))} ${n(low - ry * 0.12)} ${n(left)} ${n(low + ry * 0.25)}Z`;
}

const afro: Cut = (face, random) => ({
  behind: path(
    blob(
      face.x,
      face.y - face.ry * 0.42,
      face.rx * 1.62,
      Array.from({ length: 16 }, () => random.between(0.94, 1.06)),
    ),
  ),
  front: path(cap(face, 0.5)),
});

const curls: Cut = (face, random) => {
  const locks: string[] = [];
  for (let lock = 0; lock <= 14; lock++) {
    const angle = Math.PI * (0.92 + (1.16 * lock) / 14);
    const r = face.rx * random.between(0.3, 0.42);
    locks.push(
      circle(
        face.x + Math.cos(angle) * face.rx * 1.1,
        face.y - face.ry * 0.1 + Math.sin(angle) * face.ry * 1.02,
        r,
      ),
    );
  }
  return { behind: locks.join(''), front: path(cap(face, 0.52)) };
};

const bob: Cut = (face) => {
  const { x, y, rx, ry } = face;
  const wide = rx * 1.42;
  return {
    behind: path(
      `M${n(x - wide)} ${n(y + ry * 0.75)}V${n(y - ry * 0.1)}A${n(wide)} ${n(ry * 1.2)} 0 0 1 ${n(x + wide)} ${n(y - ry * 0.1)}V${n(y + ry * 0.75)}Z`,
    ),
    front: path(
      `M${n(x - rx * 1.1)} ${n(y - ry * 0.3)}A${n(rx * 1.12)} ${n(ry)} 0 0 1 ${n(x + rx * 1.1)} ${n(y - ry * 0.3)}Z`,
    ),
  };
};

const long: Cut = (face) => {
  const { x, y, rx, ry } = face;
  const wide = rx * 1.4;
  const end = y + ry * 2.3;
  return {
    behind: path(
      `M${n(x - wide * 1.15)} ${n(end)}C${n(x - wide)} ${n(y + ry)} ${n(x - wide)} ${n(y)} ${n(x - wide)} ${n(y - ry * 0.2)}A${n(wide)} ${n(ry * 1.15)} 0 0 1 ${n(x + wide)} ${n(y - ry * 0.2)}C${n(x + wide)} ${n(y)} ${n(x + wide)} ${n(y + ry)} ${n(x + wide * 1.15)} ${n(end)}Z`,
    ),
    front: [-1, 1]
      .map((side) =>
        path(
          `M${n(x)} ${n(y - ry * 1.06)}C${n(x)} ${n(y - ry * 0.5)} ${n(x + side * rx * 0.8)} ${n(y - ry * 0.45)} ${n(x + side * rx * 1.06)} ${n(y + ry * 0.4)}C${n(x + side * rx * 1.3)} ${n(y - ry * 0.5)} ${n(x + side * rx * 0.8)} ${n(y - ry * 1.1)} ${n(x)} ${n(y - ry * 1.06)}Z`,
        ),
      )
      .join(''),
  };
};

const bun: Cut = (face, random) => ({
  behind: circle(
    face.x + face.rx * random.between(-0.5, 0.5),
    face.y - face.ry * 1.32,
    face.rx * random.between(0.42, 0.56),
  ),
  front: path(cap(face, 0.55, random.between(-0.3, 0.3))),
});

const short: Cut = (face, random) => ({
  behind: '',
  front: path(cap(face, 0.58, random.between(-0.45, 0.45))),
});

const flatTop: Cut = ({ x, y, rx, ry }) => ({
  behind: path(
    `M${n(x - rx * 1.04)} ${n(y - ry * 0.1)}L${n(x - rx * 1.16)} ${n(y - ry * 1.5)}H${n(x + rx * 1.16)}L${n(x + rx * 1.04)} ${n(y - ry * 0.1)}Z`,
  ),
  front: rect(x - rx * 1.03, y - ry * 1.3, rx * 2.06, ry * 0.72),
});

const beanie: Cut = ({ x, y, rx, ry }) => ({
  behind: '',
  front:
    path(
      `M${n(x - rx * 1.1)} ${n(y - ry * 0.42)}C${n(x - rx * 1.15)} ${n(y - ry * 1.75)} ${n(x + rx * 1.15)} ${n(y - ry * 1.75)} ${n(x + rx * 1.1)} ${n(y - ry * 0.42)}Z`,
    ) +
    rect(x - rx * 1.2, y - ry * 0.62, rx * 2.4, ry * 0.3, 'rx="26"') +
    rect(x - rx * 1.14, y - ry * 0.66, rx * 2.28, 9, 'fill="#fff"'),
});

const brim: Cut = ({ x, y, rx, ry }) => ({
  behind: '',
  front:
    path(
      `M${n(x - rx * 0.95)} ${n(y - ry * 0.5)}L${n(x - rx * 0.8)} ${n(y - ry * 1.45)}Q${n(x)} ${n(y - ry * 1.25)} ${n(x + rx * 0.8)} ${n(y - ry * 1.45)}L${n(x + rx * 0.95)} ${n(y - ry * 0.5)}Z`,
    ) +
    `<ellipse cx="${n(x)}" cy="${n(y - ry * 0.5)}" rx="${n(rx * 1.75)}" ry="${n(ry * 0.16)}"/>` +
    rect(x - rx, y - ry * 0.74, rx * 2, 14, 'fill="#fff"'),
});

const braids: Cut = (face) => {
  const beads: string[] = [];
  for (const side of [-1, 1]) {
    for (let bead = 0; bead < 8; bead++) {
      const place: Point = [
        face.x + side * face.rx * (1.16 + bead * 0.03),
        face.y - face.ry * 0.2 + bead * face.ry * 0.27,
      ];
      beads.push(circle(...place, face.rx * (0.25 - bead * 0.008)));
    }
  }
  return { behind: beads.join(''), front: path(cap(face, 0.56)) };
};

const bare: Cut = () => ({ behind: '', front: '' });

export const cuts: readonly Cut[] = [afro, curls, bob, long, bun, short, flatTop, beanie, brim, braids, bare];
