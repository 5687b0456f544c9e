/** Formats dates and times in the station's zone, in English. Every time of day includes the zone. */

const language = 'en-GB';

export function day(instant: string, zone: string): string {
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
}

export function timeOfDay(instant: string, zone: string): string {
  return format(instant, { hour: '2-digit', minute: '2-digit', timeZone: zone, timeZoneName: 'short' });
}

export function dayAndTime(instant: string, zone: string): string {
  return `${day(instant, zone)}, ${timeOfDay(instant, zone)}`;
}

/** "Tuesday 17 November 2026 at 09:04 GMT (Europe/London)", as the tooltip of a shorter time. */
export function exactTime(instant: string, zone: string): string {
  const date = format(instant, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  });
  return `${date.replace(',', '')} at ${timeOfDay(instant, zone)} (${zone})`;
}

/** "12:04 GMT" today, "Tuesday" in the last six days, otherwise the date. */
export function lately(instant: string, zone: string, now = Date.now()): string {
  const isToday = day(instant, zone) === day(new Date(now).toISOString(), zone);
  if (isToday) return timeOfDay(instant, zone);
  const age = now - Date.parse(instant);
  return age < 6 * 86_400_000 ? format(instant, { weekday: 'long', timeZone: zone }) : day(instant, zone);
}

/** An instant as wall-clock time in the zone, in the format of date and time inputs. */
export function wallClock(instant: string, zone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
      ...{ hourCycle: 'h23', timeZone: zone },
    } as Intl.DateTimeFormatOptions)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${String(parts.year).padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The instant at which clocks in the zone show a wall-clock time: the first one where the time occurs twice, and the time
 * after the change where summer time skips it.
 */
export function instantAt(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (at: number) =>
    Date.parse(`${wallClock(new Date(at).toISOString(), zone)}:00Z`) - Math.floor(at / 60_000) * 60_000;
  const candidates = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)].map(
    (offset) => asUtc - offset,
  );
  const shown = candidates.filter((at) => wallClock(new Date(at).toISOString(), zone) === wall);
  const at = shown.length > 0 ? Math.min(...shown) : Math.max(...candidates);
  return new Date(at).toISOString();
}

/** A cache: making a format takes longer than drawing a row of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known.format(new Date(instant));
}
