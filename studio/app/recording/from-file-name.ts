import { instantAt } from '../documents/times.ts';

export type Guessed = { title?: string; date?: string };

const separators = '[-_. ]?';
const yearFirst = new RegExp(
  String.raw`(?<!\d)(20\d{2})${separators}(0[1-9]|1[0-2])${separators}(0[1-9]|[12]\d|3[01])(?!\d)`,
);
const dayFirst = /(?<!\d)(0?[1-9]|[12]\d|3[01])[-_.](0?[1-9]|1[0-2])[-_.](20\d{2})(?!\d)/;
const timeBehind = /^[-_.T ]*([01]\d|2[0-3])[-_.:h]?([0-5]\d)(?:[-_.:]?[0-5]\d)?(?!\d)/;

/** Title and date of a show from a file name, such as "2026-07-04 Low Water at Dawn.wav". */
export function fromFileName(filename: string, zone: string): Guessed {
  const base = filename.replace(/\.\w{2,5}$/, '');
  const found = yearFirst.exec(base);
  const other = found ? null : dayFirst.exec(base);
  const [year, month, day] = found ? found.slice(1) : (other?.slice(1).reverse() ?? []);
  const match = found ?? other;
  const behind = match ? base.slice(match.index + match[0].length) : '';
  const clock = match ? timeBehind.exec(behind) : null;
  const rest = match ? base.slice(0, match.index) + behind.slice(clock?.[0].length ?? 0) : base;
  const title = titleIn(rest);
  const two = (part = '') => part.padStart(2, '0');
  const wall = `${year}-${two(month)}-${two(day)}T${clock ? `${clock[1]}:${clock[2]}` : '12:00'}`;
  return {
    ...(title && { title }),
    ...(match && isDay(wall) && { date: instantAt(wall, zone) }),
  };
}

function titleIn(text: string): string {
  const spaced = /\s/.test(text.trim()) ? text.replaceAll('_', ' ') : text.replace(/[-_]+/g, ' ');
  const title = spaced
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–_.,()[\]]+|[\s\-–_.,([]+$/g, '')
    .replace(/\b(?:final|master(?:ed)?|mixdown|bounce|export|v\d)\b$/i, '')
    .trim();
  return /\p{L}/u.test(title) ? title : '';
}

/** Whether the date exists; 31 February does not. */
function isDay(wall: string): boolean {
  const instant = new Date(`${wall}:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(wall);
}
