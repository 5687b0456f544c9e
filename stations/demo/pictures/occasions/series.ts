import { dots } from '../halftone.ts';
import { word, wordWidth } from '../letters.ts';
import type { Composition, Plate, Press } from '../press.ts';
import { choose } from '../random.ts';
import { circle, n, path, polygon, rect, ringStroke, sector } from '../shapes.ts';

/** Draws one cell of a sequence; `stage` runs from 0 to 1 over the sheet. */
type Motif = (press: Press, x: number, y: number, size: number, stage: number) => void;

const eclipse: Motif = (press, x, y, size, stage) => {
  const r = size * 0.42;
  const [cx, cy] = [x + size / 2, y + size / 2];
  press.ink(0, circle(cx, cy, r));
  press.ink(
    1,
    press.within(
      `M${n(x)} ${n(y)}h${n(size)}v${n(size)}h${n(-size)}z`,
      circle(cx + (stage * 2.4 - 1.2) * r, cy, r),
    ),
  );
};

const dial: Motif = (press, x, y, size, stage) => {
  const [cx, cy, r] = [x + size / 2, y + size / 2, size * 0.42];
  press.ink(1, circle(cx, cy, r));
  press.ink(0, path(sector(cx, cy, r, -90, -90 + 12 + stage * 330)));
  press.knock(0, circle(cx, cy, r * 0.3));
  press.knock(1, circle(cx, cy, r * 0.3));
};

const steps: Motif = (press, x, y, size, stage) => {
  const bars = 2 + Math.round(stage * 7);
  for (let bar = 0; bar < bars; bar++) {
    press.ink(
      bar % 2 ? 1 : 0,
      rect(x + size * 0.06, y + size * 0.06 + (bar * size * 0.88) / bars, size * 0.88, (size * 0.6) / bars),
    );
  }
};

const pebbles: Motif = (press, x, y, size, stage) => {
  const [cx, cy] = [x + size / 2, y + size / 2];
  press.ink(
    0,
    rect(x + size * 0.07, y + size * 0.07, size * 0.86, size * 0.86, `rx="${n(size * 0.43 * stage)}"`),
  );
  press.ink(
    1,
    rect(
      cx - size * 0.24,
      cy - size * 0.24,
      size * 0.48,
      size * 0.48,
      `rx="${n(size * 0.24 * (1 - stage))}" transform="rotate(${n(stage * 90)} ${n(cx)} ${n(cy)})"`,
    ),
  );
};

const ripples: Motif = (press, x, y, size, stage) => {
  const [cx, cy] = [x + size / 2, y + size / 2];
  const count = 1 + Math.round(stage * 4);
  for (let ring = 0; ring < count; ring++)
    press.ink(
      ring % 2 ? 1 : 0,
      ringStroke(cx, cy, size * 0.42 * (1 - ring / count) - size * 0.03, (size * 0.34) / count),
    );
};

const sailcloth: Motif = (press, x, y, size, stage) => {
  const [left, right, top, foot] = [x + size * 0.08, x + size * 0.92, y + size * 0.08, y + size * 0.92];
  const lean = left + (right - left) * stage;
  press.ink(
    0,
    polygon([
      [left, foot],
      [lean, top],
      [right, foot],
    ]),
  );
  press.ink(
    1,
    polygon([
      [left, top],
      [left + right - lean, foot],
      [right, top],
    ]),
  );
};

const motifs: readonly Motif[] = [eclipse, dial, steps, pebbles, ripples, sailcloth];

/** Every collection shares one grid: a title on top, a sequence below, one cell out of line. */
export const sequence: Composition = {
  name: 'sequence',
  coverage: [0.4, 0.3, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const margin = width * 0.06;
    const inner = width - margin * 2;
    const columns = random.pick([3, 4, 5]);
    const size = inner / columns;
    const rows = columns - 1;
    const top = height - margin - rows * size;
    const motif = random.pick(motifs);
    const odd = random.whole(0, rows * columns - 1);
    if (random.chance(0.5))
      press.ink(
        0,
        dots({ x: 0, y: 0, width, height: top * 1.6 }, 26, 45, (_, y) => 0.5 - y / (top * 2)),
      );
    const reverse = random.chance(0.5);
    for (let cell = 0; cell < rows * columns; cell++) {
      const [x, y] = [margin + (cell % columns) * size, top + Math.floor(cell / columns) * size];
      const stage = cell / (rows * columns - 1);
      if (cell === odd) press.ink(2, rect(x + size * 0.05, y + size * 0.05, size * 0.9, size * 0.9));
      motif(press, x, y, size, reverse ? 1 - stage : stage);
    }
    title(press, margin, inner, top - margin * 1.35);
  },
};

function title(press: Press, margin: number, inner: number, room: number): void {
  const lines = press.words.filter((entry) => entry.length > 2).slice(0, 2);
  const shown = lines.length ? lines : [choose(press.words, 0)];
  const gap = 18;
  const tall = (room - gap * (shown.length - 1)) / shown.length;
  const plate: Plate = 2;
  shown.forEach((text, line) => {
    const natural = (wordWidth(text) * tall) / 100;
    press.ink(
      plate,
      word(
        text,
        margin,
        margin + line * (tall + gap),
        tall,
        shown.length > 1 || natural > inner ? inner : Math.max(natural, inner),
      ),
    );
  });
}
