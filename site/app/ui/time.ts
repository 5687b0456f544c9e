import { locale, withoutComma } from '../words/words.ts';

/** How days and lengths of time are written, the same on the server and in every browser. */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale(), options);
  formats.set(key, made);
  return made;
}

/** 12.11.26 in that zone. */
export function shortDay(instant: string, timeZone: string): string {
  const options = { day: '2-digit', month: '2-digit', year: '2-digit', timeZone } as const;
  const day = format(`short ${timeZone}`, options).format(new Date(instant));
  return locale() === 'en-GB' ? day.replaceAll('/', '.') : day;
}

/** Thursday 12 November 2026 in that zone. */
export function longDay(instant: string, timeZone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return withoutComma(format(`long ${timeZone}`, options).format(new Date(instant)));
}

/** November 2026 in that zone. */
export function month(instant: string, timeZone: string): string {
  return format(`month ${timeZone}`, { month: 'long', year: 'numeric', timeZone }).format(new Date(instant));
}

/** 20:00 in that zone. */
export function hour(instant: string, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return format(`hour ${timeZone}`, options).format(new Date(instant));
}

/** 20:00 today; on another day Thu 20:00; from a week ahead Thu 26 Nov 20:00. */
export function hourFrom(now: number): (instant: string, timeZone: string) => string {
  return (instant, timeZone) => {
    const days = dayNumber(instant, timeZone) - dayNumber(now, timeZone);
    if (days < 1) return hour(instant, timeZone);
    const date = days < 7 ? {} : ({ day: 'numeric', month: 'short' } as const);
    const options = { weekday: 'short', ...date, timeZone } as const;
    const day = withoutComma(format(`next ${days < 7} ${timeZone}`, options).format(new Date(instant)));
    return `${day} ${hour(instant, timeZone)}`;
  };
}

/** Days since 1970 in that zone. */
function dayNumber(instant: string | number, timeZone: string): number {
  const options = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone } as const;
  const parts = format(`number ${timeZone}`, options).formatToParts(new Date(instant));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / 86_400_000;
}

/** Thu 12 Nov, 20:00 in that zone. */
export function dayAndHour(instant: string, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const day = withoutComma(format(`day ${timeZone}`, options).format(new Date(instant)));
  return `${day}, ${hour(instant, timeZone)}`;
}

/** 4:05 or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** 58 min or 2 h 05. */
export function length(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
}

/** A duration in ISO 8601, as schema.org requires. */
export function isoLength(seconds: number): string {
  return `PT${Math.round(seconds)}S`;
}
