import { dots } from '../pictures/halftone.ts';
import type { Press } from '../pictures/press.ts';
import { below, circle, dot, group, n, path, rect } from '../pictures/shapes.ts';

const round = Math.PI * 2;

/** The sun crosses the sky, and the tide rises and falls. */
export function tides(press: Press, time: number): void {
  const { width, height } = press;
  const horizon = height * 0.58;
  const turn = time * round;
  const [x, y] = [
    width * (0.5 - 0.36 * Math.sin(turn)),
    horizon - height * 0.02 - Math.cos(turn) * height * 0.36,
  ];
  const r = height * 0.2;
  const dusk = 0.35 - 0.3 * Math.cos(turn);
  press.ink(
    1,
    dots({ x: 0, y: 0, width, height: horizon }, 62, 15, (_, at) => dusk * 0.5 + (at / horizon) * 0.5),
  );
  press.knock(1, circle(x, y, r + 12));
  press.ink(0, press.within(`M0 0H${width}V${horizon}H0Z`, circle(x, y, r)));
  const rise = Math.sin(turn) * height * 0.05;
  for (let wave = 0; wave < 5; wave++) {
    const top = horizon + wave * height * 0.1 - rise * wave * 0.4;
    const way = wave % 2 ? 1 : -1;
    const curve = (at: number) =>
      top + Math.sin((at / width) * (10 - wave) + turn * 2 * way + wave) * (8 + wave * 5);
    (wave % 2 ? press.knock : press.ink)(0, path(below(curve, width, height + 40, 64)));
    if (wave > 1)
      press.ink(
        1,
        path(
          below((at) => curve(at) + 34, width, height + 40, 64),
          'fill-opacity=".5"',
        ),
      );
  }
  for (let strip = 0; strip < 7; strip++) {
    const reach = r * (1 - strip * 0.08) * (0.8 + 0.3 * Math.sin(turn * 3 + strip * 2));
    press.ink(2, rect(x - reach, horizon + 20 + strip * height * 0.055, reach * 2, 8 + strip, 'rx="7"'));
  }
}

/** A ball moves behind a sheet of dots. */
export function bulge(press: Press, time: number): void {
  const { width, height } = press;
  const turn = time * round;
  const [cx, cy] = [width * (0.5 + 0.26 * Math.cos(turn)), height * (0.5 + 0.2 * Math.sin(turn * 2))];
  const [reach, pitch] = [height * 0.52, 84];
  const planes: [string, string] = ['', ''];
  for (let row = -1; row * pitch < height + pitch; row++) {
    for (let column = -1; column * pitch < width + pitch; column++) {
      const [dx, dy] = [column * pitch - cx, row * pitch - cy];
      const far = Math.hypot(dx, dy) / reach;
      const lift = far < 1 ? Math.sqrt(1 - far * far) : 0;
      const push = 1 + lift * 0.4;
      const r = pitch * (0.18 + lift * 0.34);
      planes[0] += dot(cx + dx * push, cy + dy * push, r);
      if (lift > 0)
        planes[1] += dot(cx + dx * push + lift * 24, cy + dy * push - lift * 24, r * (0.6 + lift * 0.4));
    }
  }
  press.ink(0, path(planes[0]));
  press.ink(1, path(planes[1]));
  press.ink(2, circle(cx, cy, height * 0.05));
}

const body = 'M-70 0C-30-44 40-44 84 0C40 44-30 44-70 0Z';
const tail = 'M-58 0L-98-34C-90-12-90 12-98 34Z';

/** A shoal swims by; one fish swims the other way. */
export function shoal(press: Press, time: number): void {
  const { width, height } = press;
  const rows = 6;
  const tall = height / rows;
  const spacing = width / 5;
  const wave = time * round;
  press.ink(1, circle(width * (0.5 + 0.2 * Math.cos(wave)), height / 2, height * 0.42));
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < 6; column++) {
      const x = (column + (row % 2) / 2 + ((time * 4) % 1)) * spacing;
      const y = (row + 0.5) * tall + Math.sin(wave * 2 + column + row) * 10;
      press.ink(0, fish(x, y, tall * 0.0082, Math.sin(wave * 12 + column * 2 + row)));
    }
  }
  const x = width * (1.15 - 1.3 * time);
  press.ink(2, fish(x, height * (0.5 + 0.12 * Math.sin(wave * 2)), -tall * 0.017, Math.sin(wave * 16)));
}

function fish(x: number, y: number, scale: number, wag: number): string {
  const upright = Math.abs(scale);
  return group(
    `translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)} ${upright.toFixed(3)})`,
    path(body),
    `<path d="${tail}" transform="translate(-58 0) scale(${(0.8 + wag * 0.25).toFixed(2)} 1) translate(58 0)"/>`,
    path('M18-60h10v120h-10z', 'fill="#fff"'),
    circle(54, -8, 7, 'fill="#fff"'),
  );
}
