import { instantOf } from '../schedule/zone.ts';
import { foldText } from '../search/folding.ts';
import { readClock } from './read-clock.ts';

export type ReadDate = { date: string | null; doubts: string[] };

/** Which of them comes first in `03/04/2024`. */
export type DayOrder = 'day' | 'month';

type Day = { year: string; month: string; day: string; after: string; doubts: string[] };

/** Reads a date as feeds, tables and tags contain it. Without a zone it is in the station's zone; a day alone means noon. */
export function readDate(written: string, zone: string, order?: DayOrder): ReadDate {
  const text = written.trim().slice(0, 100).replace(/\s+/g, ' ');
  const found = yearFirst(text) ?? inNumbers(text, order) ?? inWords(text);
  return found ? instantIn(found, zone) : { date: null, doubts: [] };
}

/** The order in all dates of one source: a number above 12 in one of them decides it. */
export function dayOrderOf(dates: string[]): DayOrder | undefined {
  const seen = new Set<DayOrder>();
  for (const [, first, , second] of dates.flatMap((date) => [numbers.exec(date.trim()) ?? []])) {
    if (Number(first) > 12) seen.add('day');
    else if (Number(second) > 12) seen.add('month');
  }
  return seen.size === 1 ? [...seen][0] : undefined;
}

function yearFirst(text: string): Day | undefined {
  const [, year, month, day, after = ''] =
    /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T\s,]{1,4}(?!\p{L}{3})(.*))?$/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  const doubts = day ? [] : ['Only the year or the month is known; the date is the first day of it.'];
  return { year, month: month ?? '1', day: day ?? '1', after, doubts };
}

const numbers = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?:[T\s,]+(.*))?$/u;

function inNumbers(text: string, order: DayOrder | undefined): Day | undefined {
  const [, first, sign, second = '', last = '', after = ''] = numbers.exec(text) ?? [];
  if (first === undefined) return undefined;
  const either = Number(first) <= 12 && Number(second) <= 12 && first !== second && sign !== '.';
  const isMonthFirst = Number(second) > 12 || (either && order === 'month');
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const doubts = either && !order ? [`The date ${text} was read as day, month, year.`] : [];
  const year = wholeYear(last);
  if (last.length === 2) doubts.push(`The year of ${text} was read as ${year}.`);
  return { year, month, day, after, doubts };
}

const monthNames = [
  ...[['january', 'januar'], ['february', 'februar'], ['march', 'marz', 'mrz'], ['april']],
  ...[['may', 'mai'], ['june', 'juni'], ['july', 'juli'], ['august']],
  ...[['september'], ['october', 'oktober'], ['november'], ['december', 'dezember']],
];

function monthOf(word: string): string | undefined {
  const folded = foldText(word);
  const at = monthNames.findIndex(
    (names) => folded.length > 2 && names.some((name) => name.startsWith(folded)),
  );
  return at === -1 ? undefined : String(at + 1);
}

/** Patterns of dates around the name of the month (`M`); a time may come before the year. */
const wordForms = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]{0,3}(?:of )?M[\s,-]{1,4}(?<year>\d{4}|\d{2})(?![\d:.])[\s,]{0,4}(?<after>.*)$/,
  /^M\s?(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,]{1,4}(?<year>\d{4})(?!\d)[\s,]{0,4}(?<after>.*)$/,
  /^M\s?(?<day>\d{1,2})\s(?<after>\d{1,2}:\d{2}.{0,30}?)\s(?<year>\d{4})$/,
  /^(?<year>\d{4})[\s,-]{0,4}M[\s-]{0,3}(?<day>\d{1,2})(?!\d)[\s,]{0,4}(?<after>.*)$/,
  /^M\s*(?<year>\d{4})$/,
];

/** Reads `5 January 2024`, `Fri, 05 Jan 2024 22:30:00 +0100`, `January 5th, 2024 10:30 PM` or `5. Januar 2024`. */
function inWords(text: string): Day | undefined {
  const name = [...text.matchAll(/\p{L}{3,}/gu)].find(([word]) => monthOf(word));
  if (!name) return undefined;
  const month = monthOf(name[0]) ?? '';
  // Text before the month that is no number is the day of the week.
  const before = text.slice(0, name.index).replace(/^\D+/, '');
  const around = `${before}M${text.slice(name.index + name[0].length).replace(/^\./, '')}`;
  for (const form of wordForms) {
    const { day, year, after = '' } = form.exec(around)?.groups ?? {};
    if (year === undefined) continue;
    const doubts = day ? [] : ['Only the month is known; the date is the first day of it.'];
    return { year: wholeYear(year), month, day: day ?? '1', after, doubts };
  }
  return undefined;
}

function wholeYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) < 70 ? 20 : 19}${year}`;
}

const [earliest, latest] = [Date.parse('1900-01-01T00:00:00Z'), Date.parse('2101-01-01T00:00:00Z')];

function instantIn({ year, month, day, after, doubts }: Day, zone: string): ReadDate {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const clock = readClock(after);
  // Days that do not exist, such as 31 June, must not become days of the next month.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === date;
  if (!clock || !isDay || midnight <= earliest || midnight >= latest) return { date: null, doubts: [] };
  const { seconds, offset } = clock;
  const instant =
    offset === undefined
      ? instantOf(date, Math.floor(seconds / 60), zone) + (seconds % 60) * 1000
      : midnight + seconds * 1000 - offset * 60_000;
  return { date: new Date(instant).toISOString(), doubts: [...doubts, ...clock.doubts] };
}
