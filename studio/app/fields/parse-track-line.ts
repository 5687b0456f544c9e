import { dashes, splitAtDash } from './split-at-dash.ts';
import type { TrackRow } from './track-row.ts';

const time = String.raw`\d{1,3}:\d{2}(?::\d{2})?`;
const leadingTime = new RegExp(
  String.raw`^[[(]?(${time})[\])]?(?:\s*[${dashes}]\s*[[(]?${time}[\])]?)?\s*[${dashes}:|]?\s*`,
);
const trailingTime = new RegExp(String.raw`\s*[${dashes}|@]?\s*[[(]?(${time})[\])]?$`);
const number = /^(?:[[(]?#?\d{1,3}[.):\]](?:\s+|(?=[^\d\s]))|#\d{1,3}\s+|\d{1,3}\t+|[A-H]\d{1,2}[.):]\s+)/;
const zeroNumber = new RegExp(String.raw`^0\d{1,2}\s*[${dashes}]\s+(?=.*\s[${dashes}]\s)`);
const bareNumber = new RegExp(String.raw`^\d{1,3}\s*[${dashes}]?\s+(?=\S)`);
const bullet = new RegExp(String.raw`^[•·*▪►${dashes}]\s+`);
const dotTime = /^[[(]?(\d{1,3})\.(\d{2})(?:\.(\d{2}))?[\])]?\s+(?=\S)/;
const minuteMark = /[\s(@]+(\d{1,3})['′](?:(\d{2})(?:["″]|''))?\)?$/;

/** Parses the lines of a tracklist together, because each line helps to tell how the others are written. */
export function parseTrackLines(lines: string[]): TrackRow[] {
  const plain = lines.map((line) =>
    line
      .replace(/[\u200b\ufeff]/g, '')
      .trim()
      .replace(bullet, ''),
  );
  return withPlainTimes(withoutCount(plain)).map(parseLine);
}

/** Removes leading numbers only if they count up from line to line: "808 State" is an artist. */
function withoutCount(lines: string[]): string[] {
  const numbers = lines.map((line) => (bareNumber.test(line) ? Number.parseInt(line, 10) : Number.NaN));
  const isCounted = lines.length > 1 && numbers.every((one, at) => one === (numbers[0] ?? 0) + at);
  return isCounted ? lines.map((line) => line.replace(bareNumber, '')) : lines;
}

/** Reads "12.30" at the beginning or "12'" at the end as a time only if every line has one. */
function withPlainTimes(lines: string[]): string[] {
  if (lines.every((line) => dotTime.test(line)))
    return lines.map((line) =>
      line.replace(dotTime, (_, a, b, c) => (c === undefined ? `${a}:${b} ` : `${a}:${b}:${c} `)),
    );
  if (lines.every((line) => minuteMark.test(line)))
    return lines.map((line) =>
      line.replace(minuteMark, (_, minutes, seconds = '00') => ` ${minutes}:${seconds}`),
    );
  return lines;
}

function parseLine(line: string): TrackRow {
  let rest = line;
  if (!leadingTime.test(rest)) rest = rest.replace(zeroNumber, '').replace(number, '');
  const found = leadingTime.exec(rest) ?? trailingTime.exec(rest);
  if (found) rest = rest.replace(found[0], '').trim().replace(number, '');
  const [artist, title] = splitAtDash(rest.replace(/^w\/\s*/i, ''));
  const at = found?.[1] ? secondsIn(found[1]) : null;
  return { time: at, artist: unquoted(artist), title: unquoted(title) };
}

const secondsIn = (clock: string) => clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
const unquoted = (text: string) => text.trim().replace(/^["“](.*)["”]$/, '$1');
