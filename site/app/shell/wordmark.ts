/** The lines of a name that fills the width of the page, with the estimated width of each. */
export type Wordmark = {
  width: number;
  height: number;
  lines: { text: string; width: number; baseline: number }[];
};

const maxLineLength = 14;
const maxLines = 4;
const lineHeight = 84;
const [ascent, descent] = [74, 20];

/** Splits a name into lines and estimates their sizes, in hundredths of the font size. */
export function wordmarkOf(name: string): Wordmark {
  const texts = linesOf(name.trim());
  const lines = texts.map((text, at) => ({ text, width: widthOf(text), baseline: ascent + at * lineHeight }));
  return {
    width: Math.max(...lines.map(({ width }) => width)),
    height: ascent + (lines.length - 1) * lineHeight + descent,
    lines,
  };
}

/** Splits a long name into lines so that the longest is as short as possible. */
function linesOf(name: string): string[] {
  const words = name.split(/\s+/);
  const wanted = Math.min(maxLines, Math.ceil(name.length / maxLineLength), words.length);
  let room = Math.ceil(name.length / wanted);
  let lines = filled(words, room);
  while (lines.length > wanted) lines = filled(words, ++room);
  return lines;
}

function filled(words: string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const widths: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 100],
  [/[ijlI1.,:;'’!|]/, 28],
  [/[frt\-()]/, 38],
  [/ /, 26],
  [/[mwMW@&]/, 92],
  [/\p{Lu}/u, 66],
];

function widthOf(text: string): number {
  const letters = [...text.normalize('NFC')].map(
    (letter) => widths.find(([kind]) => kind.test(letter))?.[1] ?? 54,
  );
  return Math.max(
    20,
    letters.reduce((sum, width) => sum + width, 0),
  );
}
