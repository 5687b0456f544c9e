/**
 * A bold geometric alphabet drawn for these prints: cap height 100, stems 28.
 * Outer outlines run clockwise and counters anticlockwise, so the default fill rule keeps counters open.
 */
const glyphs: Record<string, readonly [width: number, outline: string]> = {
  A: [100, 'M0 100L34 0H66L100 100H69L64 84H36L31 100ZM50 34L42 62H58Z'],
  B: [
    84,
    'M0 0H46A25 25 0 0 1 64 46A28.2 28.2 0 0 1 50 100H0ZM28 23V39H44A8 8 0 0 0 44 23ZM28 60V77H47A8.5 8.5 0 0 0 47 60Z',
  ],
  C: [89, 'M88 17A50 50 0 1 0 88 83L66 65A22 22 0 1 1 66 35Z'],
  D: [90, 'M0 0H40A50 50 0 0 1 40 100H0ZM28 26V74H40A24 24 0 0 0 40 26Z'],
  E: [66, 'M0 0H66V25H28V38H62V62H28V75H66V100H0Z'],
  F: [66, 'M0 0H66V25H28V40H61V65H28V100H0Z'],
  G: [100, 'M87 16A50 50 0 1 0 100 52V44H52V65H67A23 23 0 1 1 66 34Z'],
  H: [88, 'M0 0H28V37H60V0H88V100H60V63H28V100H0Z'],
  I: [28, 'M0 0H28V100H0Z'],
  J: [62, 'M34 0H62V68A31 32 0 0 1 0 68V60H28V68A3 6 0 0 0 34 68Z'],
  K: [92, 'M0 0H28V36L56 0H90L56 44L92 100H59L37 66L28 77V100H0Z'],
  L: [64, 'M0 0H28V75H64V100H0Z'],
  M: [112, 'M0 0H32L56 44L80 0H112V100H84V46L56 92L28 46V100H0Z'],
  N: [92, 'M0 0H30L64 54V0H92V100H62L28 46V100H0Z'],
  O: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0ZM50 28A22 22 0 1 0 50 72A22 22 0 1 0 50 28Z'],
  P: [77, 'M0 0H44A33 33 0 0 1 44 66H28V100H0ZM28 24V42H43A9 9 0 0 0 43 24Z'],
  Q: [
    102,
    'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0ZM50 28A22 22 0 1 0 50 72A22 22 0 1 0 50 28ZM54 62L74 50L104 90L84 104Z',
  ],
  R: [84, 'M0 0H44A33 33 0 0 1 58 62L84 100H51L30 66H28V100H0ZM28 24V42H43A9 9 0 0 0 43 24Z'],
  S: [
    72,
    'M68 0H31A31 31 0 0 0 31 62H41A6.5 6.5 0 0 1 41 75H2V100H41A31 31 0 0 0 41 38H31A6.5 6.5 0 0 1 31 25H68Z',
  ],
  T: [80, 'M0 0H80V26H54V100H26V26H0Z'],
  U: [86, 'M0 0H28V58A15 16 0 0 0 58 58V0H86V58A43 42 0 0 1 0 58Z'],
  V: [100, 'M0 0H31L50 58L69 0H100L65 100H35Z'],
  W: [142, 'M0 0H30L45 56L58 0H84L97 56L112 0H142L112 100H84L71 48L58 100H30Z'],
  X: [100, 'M0 0H34L50 28L66 0H100L69 49L100 100H66L50 71L34 100H0L31 49Z'],
  Y: [100, 'M0 0H33L50 32L67 0H100L64 62V100H36V62Z'],
  Z: [82, 'M2 0H80V24L40 74H82V100H0V76L40 26H2Z'],
  0: [86, 'M43 0A43 50 0 0 1 43 100A43 50 0 0 1 43 0ZM43 26A15 24 0 0 0 43 74A15 24 0 0 0 43 26Z'],
  1: [46, 'M0 16L26 0H46V100H18V36L0 44Z'],
  2: [76, 'M0 38A37 37 0 1 1 62 64L49 75H76V100H0V82L42 47A9 9 0 1 0 28 38Z'],
  3: [76, 'M4 0H74V20L56 38A31 31 0 1 1 2 78L26 64A10 10 0 1 0 36 59H26V42L40 25H4Z'],
  4: [86, 'M46 0H72V58H86V80H72V100H45V80H0V60ZM45 30L26 58H45Z'],
  5: [76, 'M8 0H70V25H33V34A33 33 0 1 1 0 80L24 66A11 11 0 1 0 26 55H8Z'],
  6: [78, 'M40 0H72L55 30A35 35 0 1 1 9 46ZM39 54A11 11 0 1 0 39 76A11 11 0 1 0 39 54Z'],
  7: [76, 'M0 0H76V22L40 100H9L42 26H0Z'],
  8: [
    80,
    'M40 0A29 29 0 0 1 64 45A30 30 0 0 1 40 100A30 30 0 0 1 16 45A29 29 0 0 1 40 0ZM40 22A7 7 0 0 0 40 37A7 7 0 0 0 40 22ZM40 59A9 9 0 0 0 40 78A9 9 0 0 0 40 59Z',
  ],
  9: [78, 'M38 100H6L23 70A35 35 0 1 1 69 54ZM39 24A11 11 0 1 0 39 46A11 11 0 1 0 39 24Z'],
};

const gap = 8;
const space = 40;

/** The letters and digits of a text that this alphabet can print, in capitals. */
export function printable(text: string): string {
  const plain = text.normalize('NFKD').toUpperCase();
  return [...plain].filter((letter) => letter === ' ' || letter in glyphs).join('');
}

/** The width of a word at cap height 100. */
export function wordWidth(text: string, tracking = gap): number {
  const widths = [...printable(text)].map((letter) => glyphs[letter]?.[0] ?? space);
  return widths.reduce((sum, width) => sum + width + tracking, -tracking);
}

/** A word with its top left corner at a point, `height` tall, and as wide as asked or as it comes. */
export function word(text: string, x: number, y: number, height: number, width?: number): string {
  const scaleY = height / 100;
  const scaleX = width === undefined ? scaleY : width / Math.max(1, wordWidth(text));
  let pen = 0;
  let outlines = '';
  for (const letter of printable(text)) {
    const glyph = glyphs[letter];
    if (glyph) outlines += `<path data-letter="${letter}" transform="translate(${pen})" d="${glyph[1]}"/>`;
    pen += (glyph?.[0] ?? space) + gap;
  }
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})">${outlines}</g>`;
}

/** One letter centred on a point, turned by some degrees. */
export function bigLetter(letter: string, x: number, y: number, height: number, turn = 0): string {
  const scale = height / 100;
  const width = wordWidth(letter);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${word(
    letter,
    (-width * scale) / 2,
    -height / 2,
    height,
  )}</g>`;
}
