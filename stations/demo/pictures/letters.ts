import { capitals } from '@longwave/contract/capitals.ts';

const gap = 8;
const space = 40;

/** The letters and digits of a text that the alphabet has, in capitals. */
export function printable(text: string): string {
  const plain = text.normalize('NFKD').toUpperCase();
  return [...plain].filter((letter) => letter === ' ' || letter in capitals).join('');
}

/** The width of a word at cap height 100. */
export function wordWidth(text: string, tracking = gap): number {
  const widths = [...printable(text)].map((letter) => capitals[letter]?.[0] ?? space);
  return widths.reduce((sum, width) => sum + width + tracking, -tracking);
}

/** A word with its top left corner at a point, `height` tall, and as wide as `width` or as its letters. */
export function word(text: string, x: number, y: number, height: number, width?: number): string {
  const scaleY = height / 100;
  const scaleX = width === undefined ? scaleY : width / Math.max(1, wordWidth(text));
  let pen = 0;
  let outlines = '';
  for (const letter of printable(text)) {
    const glyph = capitals[letter];
    if (glyph) outlines += `<path data-letter="${letter}" transform="translate(${pen})" d="${glyph[1]}"/>`;
    pen += (glyph?.[0] ?? space) + gap;
  }
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})">${outlines}</g>`;
}

/** One letter centred on a point, rotated by some degrees. */
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
