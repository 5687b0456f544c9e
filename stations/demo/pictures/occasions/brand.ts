import { dots } from '../halftone.ts';
import { word, wordWidth } from '../letters.ts';
import type { Palette } from '../palette.ts';
import type { Composition } from '../press.ts';
import { below, circle, n, path, polygon, rect, stroke } from '../shapes.ts';

const accent = '#ff4a1c';
const tide = '#1c2c4c';
const paper = '#f4f1ea';

export const housePalette: Palette = {
  paper,
  inks: [accent, '#2f7fb8', tide],
  inkNames: ['orange', 'blue', 'navy'],
};

/** A wave across a width, as an open line. */
function waterline(width: number, level: number, swing: number, length: number): string {
  let d = `M${n(-length)} ${n(level)}`;
  for (let x = -length; x < width + length; x += length) {
    d += `q${n(length / 4)} ${n(-swing * 2)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  }
  return d;
}

/** The wordmark: heavy letters above a wave, in one colour that is visible on light and dark backgrounds. */
export function drawLogo(): { svg: string; width: number; height: number } {
  const width = Math.ceil(wordWidth('ESTUARY')) + 112;
  const mask = `<mask id="tide" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="100"><rect width="${width}" height="100" fill="#fff"/><path d="${waterline(width, 67, 5, 56)}" fill="none" stroke="#000" stroke-width="7"/></mask>`;
  const sun = 'M0 50A50 50 0 0 1 100 50Z';
  const water = 'M0 50H100A50 50 0 0 1 0 50Z';
  return {
    width,
    height: 100,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" width="${width}" height="100" role="img" aria-label="Estuary">${mask}<g fill="${accent}" mask="url(#tide)"><path d="${sun}"/><path d="${water}" transform="translate(0 0)"/>${word('ESTUARY', 112, 0, 100)}</g></svg>`,
  };
}

/** The app icon: a half-set sun over two waves. The essential part is within the middle four fifths. */
export function drawIcon(): { svg: string; width: number; height: number } {
  const disc = '<clipPath id="disc"><circle cx="256" cy="256" r="170"/></clipPath>';
  const tides = [0, 1].map((row) => stroke(waterline(512, 282 + row * 62, 17, 168), 26)).join('');
  return {
    width: 512,
    height: 512,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${disc}<rect width="512" height="512" fill="${accent}"/><circle cx="256" cy="256" r="168" fill="${paper}"/><g clip-path="url(#disc)" color="${accent}">${tides}</g></svg>`,
  };
}

/** The picture for shared links: the station's name over waves. */
export const shareCard: Composition = {
  name: 'share card',
  subject: 'The name Estuary over a sun setting into waves',
  coverage: [0.1, 0.06, 0.35],
  draw(press) {
    const { width, height } = press;
    const horizon = height * 0.6;
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: horizon }, 24, 15, (_, y) => (y / horizon) * 0.6),
    );
    press.knock(1, circle(width * 0.5, horizon, height * 0.42));
    press.ink(0, press.within(`M0 0H${width}V${horizon}H0Z`, circle(width * 0.5, horizon, height * 0.42)));
    for (let wave = 0; wave < 4; wave++) {
      const curve = (x: number) =>
        horizon + wave * height * 0.11 + Math.sin(x * (0.016 - wave * 0.002) + wave * 2) * (10 + wave * 5);
      (wave % 2 ? press.knock : press.ink)(1, path(below(curve, width, height + 40)));
      if (wave > 1)
        press.ink(
          0,
          path(
            below((x) => curve(x) + 26, width, height + 40),
            'fill-opacity=".5"',
          ),
        );
    }
    const margin = width * 0.05;
    const name = word('ESTUARY', margin, height * 0.36, height * 0.34, width - margin * 2);
    press.knock(1, name);
    press.ink(2, name);
  },
};

export const lowWater: Composition = {
  name: 'low water',
  subject: 'A boat lying on the mud at low water',
  coverage: [0.16, 0.12, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const mud = height * 0.7;
    press.ink(0, circle(width * 0.72, height * 0.3, height * 0.15));
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height: mud }, 26, 15, (_, y) => 0.06 + (y / mud) ** 2 * 0.5),
    );
    press.knock(1, circle(width * 0.72, height * 0.3, height * 0.15));
    press.ink(
      0,
      path(
        below((x) => mud + Math.sin(x * 0.006 + 1) * 18, width, height + 40),
        'fill-opacity=".9"',
      ),
    );
    for (let pool = 0; pool < 7; pool++) {
      const [x, y, wide] = [
        width * random.next(),
        mud + 50 + (height - mud - 70) * random.next(),
        width * random.between(0.06, 0.16),
      ];
      press.knock(0, `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.11)}"/>`);
      press.ink(1, `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * 0.11)}"/>`);
    }
    const lean = `translate(${n(width * 0.36)} ${n(mud + 34)}) rotate(-13)`;
    press.ink(
      2,
      `<g transform="${lean}">${path('M-230-80H250C220-10 170 30 120 36H-130C-180 20-215-30-230-80Z')}${rect(-6, -430, 14, 350)}${polygon(
        [
          [14, -420],
          [150, -300],
          [14, -320],
        ],
      )}</g>`,
    );
    press.knock(
      0,
      `<g transform="${lean}">${path('M-230-80H250C220-10 170 30 120 36H-130C-180 20-215-30-230-80Z')}</g>`,
    );
    press.ink(0, `<g transform="${lean}">${rect(-222, -62, 464, 30)}</g>`);
    press.ink(
      2,
      stroke(
        `M${n(width * 0.47)} ${n(mud + 20)}Q${n(width * 0.6)} ${n(mud + 110)} ${n(width * 0.74)} ${n(mud + 96)}`,
        7,
      ),
    );
  },
};
