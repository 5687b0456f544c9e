/** Wall-clock time and date in a time zone. */

const formats = new Map<string, Intl.DateTimeFormat>();
function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
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
  return format('UTC', { weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(`${date}T12:00:00Z`))
    .replace(',', '');
}

/** When something is next: `at 10:00`, and the day with it where that is not today. */
export function nextTime(zone: string, instant: string, now: number): string {
  const [today, date] = [dateIn(zone, now), dateIn(zone, instant)];
  const at = `at ${clockIn(zone, instant)}`;
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (days < 1) return at;
  if (days === 1) return `tomorrow ${at}`;
  const [weekday = ''] = dayName(date).split(' ');
  return `on ${days < 7 ? weekday : dayName(date)} ${at}`;
}

/** sunday 0 … saturday 6, of a YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
