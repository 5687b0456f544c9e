import { timeWords } from '../../words/time.ts';
import { fill, locale, withoutComma } from '../../words/words.ts';

/** Formats wall-clock times and dates in a time zone. */

const formats = new Map<string, Intl.DateTimeFormat>();
function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${zone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(locale(), { ...options, timeZone: zone });
    formats.set(key, made);
  }
  return made;
}

/** HH:MM with leading zero. */
export function clockIn(zone: string, instant: string | number): string {
  return format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant));
}

/** YYYY-MM-DD */
export function dateIn(zone: string, instant: string | number): string {
  const parts = format(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    new Date(instant),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** "Monday 16 November" for a YYYY-MM-DD. */
export function dayName(date: string): string {
  return withoutComma(format('UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noonOf(date)));
}

/** The short name of a weekday and the rest, such as "Mon" and "day" or "Mo" and "ntag"; Sunday is 0, Saturday 6. */
export function weekdayName(weekday: number): { start: string; rest: string } {
  // The first of November 2026 is a Sunday.
  const day = noonOf(`2026-11-0${weekday + 1}`);
  const name = format('UTC', { weekday: 'long' }).format(day);
  const short = format('UTC', { weekday: 'short' }).format(day).replace('.', '');
  const start = name.startsWith(short) ? short : name.slice(0, 3);
  return { start, rest: name.slice(start.length) };
}

/** An upcoming instant in words: `at 10:00`, together with the day unless it is today. */
export function nextTime(zone: string, instant: string, now: number): string {
  const [today, date] = [dateIn(zone, now), dateIn(zone, instant)];
  const time = clockIn(zone, instant);
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days < 1) return fill(timeWords.at, { time });
  if (days === 1) return fill(timeWords.tomorrow, { time });
  const day = days < 7 ? format('UTC', { weekday: 'long' }).format(noonOf(date)) : dayName(date);
  return fill(timeWords.on, { day, time });
}

/** The weekday of a YYYY-MM-DD: Sunday is 0, Saturday 6. */
export function weekdayOf(date: string): number {
  return noonOf(date).getUTCDay();
}

export function addDays(date: string, days: number): string {
  return new Date(noonOf(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
