/** Functions for dates. Dates are YYYY-MM-DD; the computer's own zone has no effect. */

const day = 24 * 60 * 60 * 1000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day);
}

/** Monday 0 … Sunday 6. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
}

/** The wall-clock time in a zone, as `2026-03-29 02:30:00`. */
function wallTime(instant: number, zone: string): string {
  return clockOf(zone).format(instant);
}

export function dateIn(zone: string, instant: Date): string {
  return wallTime(instant.getTime(), zone).slice(0, 10);
}

/** The instant at which clocks in a zone show this date and time. */
export function instantOf(date: string, time: string, zone: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}Z`);
  const offsetAt = (instant: number) => Date.parse(`${wallTime(instant, zone).replace(' ', 'T')}Z`) - instant;
  return new Date(asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc)));
}
