import { dots, lines } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { below, circle, type Point, path, rect, smooth, stroke } from '../shapes.ts';

export const sunAndTide: Composition = {
  name: 'sun and tide',
  subject: 'A low sun over waves, its reflection cut into strips',
  coverage: [0.34, 0.24, 0],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const horizon = height * random.between(0.48, 0.62);
    const sunX = width * random.between(0.26, 0.74);
    const r = height * random.between(0.18, 0.36);
    const sunY = horizon - r * random.between(0.1, 0.55);
    const sky = `M0 0H${width}V${horizon}H0Z`;
    const haze = dots({ x: 0, y: 0, width, height: horizon }, 30, 15, (_, y) => (y / horizon) ** 1.6 * 0.8);
    press.ink(1, press.within(sky, haze));
    press.knock(1, circle(sunX, sunY, r + 18));
    press.ink(0, press.within(sky, circle(sunX, sunY, r)));
    const waves = random.pick([4, 6, 6, 8]);
    for (let wave = 0; wave < waves; wave++) {
      const top = horizon + ((height - horizon) * wave) / waves;
      const swing = 8 + wave * 7;
      const length = 0.024 - wave * 0.0019;
      const phase = random.between(0, 6);
      const curve = (x: number) => top + Math.sin(x * length + phase) * swing;
      if (wave % 2 === 0) press.ink(0, path(below(curve, width, height + 40)));
      else press.knock(0, path(below(curve, width, height + 40)));
      if (wave > 2)
        press.ink(
          1,
          path(
            below((x) => curve(x) + 40, width, height + 40),
            'fill-opacity=".45"',
          ),
        );
    }
    for (let strip = 0; strip < 9; strip++) {
      const y = horizon + 24 + (height - horizon) * (strip / 9);
      const reach = r * (1.05 - strip * 0.07) * random.between(0.7, 1.15);
      press.ink(2, rect(sunX - reach, y, reach * 2, 7 + strip * 1.6, 'rx="8"'));
    }
  },
};

/** Lines with peaks, each line hiding the one behind it. */
export const ridges: Composition = {
  name: 'ridges',
  subject: 'A range of lines like hills in front of a disc',
  coverage: [0.34, 0.36, 0.15],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const peaks = Array.from({ length: 4 }, () => ({
      at: width * random.between(0.25, 0.75),
      spread: width * random.between(0.05, 0.13),
      size: random.between(0.3, 1),
    }));
    press.ink(0, circle(width * random.between(0.35, 0.65), height * 0.4, height * 0.34));
    press.ink(1, rect(0, height * 0.62, width, height * 0.38));
    const rows = 22;
    for (let row = 0; row < rows; row++) {
      const base = height * (0.24 + (0.7 * row) / rows);
      const points: Point[] = [];
      for (let x = -30; x <= width + 30; x += 24) {
        const rise = peaks.reduce((sum, peak) => {
          const drift = Math.sin(row * 0.7 + peak.at) * 40;
          return sum + peak.size * Math.exp(-(((x - peak.at - drift) / peak.spread) ** 2));
        }, 0);
        points.push([x, base - rise * height * 0.15 - random.between(0, 8)]);
      }
      const line = smooth(points);
      press.knock(2, path(`${line}V${height + 20}H-30Z`));
      press.ink(2, stroke(line, 9, 'stroke-linejoin="round"'));
    }
  },
};

export const meander: Composition = {
  name: 'meander',
  subject: 'A river seen from above, winding down the sheet',
  coverage: [0.28, 0.48, 0.05],
  draw(press) {
    const { width, height, random } = press;
    const course = (shift: number, swing: number, phase: number) => {
      const points: Point[] = [];
      for (let y = -120; y <= height + 120; y += 60) {
        const sway = Math.sin((y / height) * 5.2 + phase) * swing;
        points.push([width * 0.5 + shift + sway + Math.sin(y / 90 + phase) * 16, y]);
      }
      return smooth(points);
    };
    const phase = random.between(0, 6.28);
    const swing = width * random.between(0.16, 0.24);
    press.ink(1, stroke(course(0, swing, phase), width * 0.5));
    for (let bank = 0; bank < 8; bank++) {
      press.knock(1, stroke(course(width * (-0.25 + bank * 0.07), swing, phase), 9));
    }
    press.ink(0, stroke(course(width * 0.08, -swing * 1.1, phase + 0.6), width * 0.27));
    for (let current = 0; current < 5; current++) {
      const shift = width * (-0.42 + current * 0.035);
      press.ink(2, stroke(course(shift, swing * 0.9, phase + 0.2), 12));
    }
    press.ink(
      2,
      circle(width * random.between(0.7, 0.86), height * random.between(0.14, 0.3), width * 0.075),
    );
  },
};

export const swell: Composition = {
  name: 'swell',
  subject: 'A moon over a swell of bending lines',
  coverage: [0.34, 0.06, 0.05],
  bordered: true,
  draw(press) {
    const { width, height, random } = press;
    const phase = random.between(0, 6);
    const crest = (x: number) => Math.sin((x / width) * 6 + phase) * height * 0.06;
    press.ink(
      0,
      lines(
        { x: 0, y: height * 0.3, width, height: height * 0.8 },
        34,
        (x, y) => 0.25 + 0.75 * (0.5 + 0.5 * Math.sin((x / width) * 5 + (y / height) * 9 + phase)),
        crest,
      ),
    );
    const [moonX, moonY] = [width * random.between(0.28, 0.72), height * random.between(0.28, 0.4)];
    const r = height * random.between(0.2, 0.27);
    press.ink(1, circle(moonX, moonY, r));
    press.ink(
      2,
      dots({ x: moonX - r, y: moonY - r, width: r * 2, height: r * 2 }, 20, 45, (x, y) => {
        const across = (x - moonX + (y - moonY) * 0.5) / r;
        return Math.hypot(x - moonX, y - moonY) > r - 8 ? 0 : across * 0.7;
      }),
    );
  },
};
