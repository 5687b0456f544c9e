import { word, wordWidth } from '../letters.ts';
import type { Composition, Press } from '../press.ts';
import { circle, n, path, polygon, rect, ringStroke, sector } from '../shapes.ts';

/** Draws one cell of a sequence; `stage` goes from 0 to 1 across the sheet. */
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
  const count = 2 + Math.round(stage * 3);
  for (let ring = 0; ring < count; ring++) {
    const thick = (size * 0.3) / count;
    press.ink(ring % 2 ? 1 : 0, ringStroke(cx, cy, size * 0.42 * (1 - ring / count) - thick / 2, thick));
  }
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

/** All pictures of collections use one grid: a title above or below a sequence of cells, one cell in the key ink. */
export const sequence: Composition = {
  name: 'sequence',
  subject: 'The title in heavy letters with a sequence of shapes',
  coverage: [0.1, 0.12, 0.2],
  draw(press) {
    const { width, height, random } = press;
    const margin = width * 0.06;
    const inner = width - margin * 2;
    const titled = titleLines(press.words, inner);
    const columns = random.pick(titled.length > 1 ? [4, 5] : [3, 4, 5]);
    const size = inner / columns;
    const wanted = titled.reduce((sum, { tall }) => sum + tall + lineGap, 0);
    const rows = Math.max(1, Math.floor((height - margin * 2 - wanted) / size));
    const room = height - margin * 2 - rows * size - lineGap;
    const under = random.chance(0.35);
    const top = under ? margin : height - margin - rows * size;
    const motif = random.pick(motifs);
    const odd = random.whole(0, rows * columns - 1);
    const backwards = random.chance(0.5);
    for (let cell = 0; cell < rows * columns; cell++) {
      const [x, y] = [margin + (cell % columns) * size, top + Math.floor(cell / columns) * size];
      const stage = cell / (rows * columns - 1);
      const onKey: Press = {
        ...press,
        ink: (_, ...shapes) => press.knock(2, ...shapes),
        knock: (_, ...shapes) => press.ink(2, ...shapes),
      };
      if (cell === odd) press.ink(2, rect(x + size * 0.03, y + size * 0.03, size * 0.94, size * 0.94));
      motif(cell === odd ? onKey : press, x, y, size, backwards ? 1 - stage : stage);
    }
    const stretch = (room - lineGap * (titled.length - 1)) / (wanted - lineGap * titled.length);
    let y = under ? height - margin - room : margin;
    for (const { text, tall } of titled) {
      press.ink(2, word(text, margin, y, tall * stretch, inner));
      y += tall * stretch + lineGap;
    }
  },
};

const lineGap = 22;

/** Sets a title in up to three lines, each as wide as the sheet and within limits of height. */
function titleLines(words: readonly string[], inner: number): { text: string; tall: number }[] {
  const [first = '', ...rest] = words;
  const shown = first === 'THE' && rest.length > 0 ? rest : words;
  let most = Math.max(9, ...shown.map((entry) => entry.length));
  while (fill(shown, most).length > 3) most += 1;
  return fill(shown, most).map((text) => ({
    text,
    tall: Math.min(330, Math.max(110, (inner * 100) / wordWidth(text))),
  }));
}

/** Joins words into lines of at most `most` letters. */
function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const entry of words) {
    const open = lines.at(-1);
    if (open !== undefined && `${open} ${entry}`.length <= most) lines[lines.length - 1] = `${open} ${entry}`;
    else lines.push(entry);
  }
  return lines;
}
