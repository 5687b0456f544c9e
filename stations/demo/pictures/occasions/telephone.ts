import { dots } from '../halftone.ts';
import type { Composition } from '../press.ts';
import { below, circle, group, n, path, rect, ringStroke } from '../shapes.ts';

export const telephone: Composition = {
  name: 'telephone',
  subject: 'A telephone floating upright on waves',
  coverage: [0.34, 0.3, 0.14],
  draw(press) {
    const { width, height, random } = press;
    press.ink(
      1,
      dots({ x: 0, y: 0, width, height }, 28, 15, (_, y) => 0.5 - (y / height) * 0.6),
    );
    press.ink(0, circle(width * 0.24, height * 0.32, height * 0.17));
    press.knock(1, circle(width * 0.24, height * 0.32, height * 0.17));
    const place = `translate(${n(width * 0.56)} ${n(height * 0.5)}) rotate(${n(random.between(8, 14))})`;
    const [w, h] = [height * 0.46, height * 0.86];
    const body = rect(-w / 2, -h / 2, w, h, 'rx="52"');
    const screen = rect(-w / 2 + 24, -h / 2 + 24, w - 48, h - 48, 'rx="32"');
    for (const plate of [0, 1] as const) press.knock(plate, group(place, body));
    press.ink(2, group(place, body));
    press.knock(2, group(place, screen));
    press.ink(0, group(place, screen));
    const rings = [0.34, 0.25, 0.16].map((r) => ringStroke(0, -h * 0.1, w * r, 22));
    press.ink(1, group(place, circle(0, -h * 0.1, w * 0.07), ...rings));
    press.ink(2, group(place, rect(-w * 0.12, -h / 2 + 40, w * 0.24, 18, 'rx="9"')));
    for (let wave = 0; wave < 4; wave++) {
      const top = height * (0.68 + wave * 0.09);
      const curve = (x: number) => top + Math.sin(x * (0.013 - wave * 0.001) + wave * 1.9) * (16 + wave * 5);
      const water = path(below(curve, width, height + 40));
      for (const plate of [0, 1, 2] as const) press.knock(plate, water);
      press.ink(wave % 2 ? 0 : 1, water);
    }
  },
};
