/**
 * Converts between the wall-clock time of a zone and instants. Dates are YYYY-MM-DD. It uses Intl with cached offsets, since
 * Temporal's polyfill takes about eighteen times as long for a week's schedule.
 */

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const made = { format, offsets: new Map() };
  zones.set(name, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    zoneOf(zone);
    return true;
  } catch {
    return false;
  }
}

const quarter = 900_000;
const maxOffsets = 50_000;

/** The offset of a zone. Clocks change at a quarter of an hour, so one offset from Intl holds for the whole quarter. */
function offsetAt(instant: number, name: string): number {
  const { format, offsets } = zoneOf(name);
  const bucket = Math.floor(instant / quarter);
  const known = offsets.get(bucket);
  if (known !== undefined) return known;
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(bucket * quarter)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - bucket * quarter;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(bucket, offset);
  return offset;
}

/** The wall-clock time of a zone, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

export function dateIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

export function timeIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16);
}

/** More than any offset, so that the instants a day before and after a wall-clock time are on both sides of a change, also at +13. */
const day = 86_400_000;

/**
 * The instant at which a zone's clocks show this. Of a time that occurs twice it is the first; for one that is skipped it is the
 * instant of the skip, so slots that follow each other on paper also do in time.
 */
export function instantOf(date: string, minutesFromMidnight: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesFromMidnight * 60_000;
  const offsetBefore = offsetAt(wall - day, zone);
  const offsetAfter = offsetAt(wall + day, zone);
  const candidates = [wall - offsetBefore, wall - offsetAfter].filter((at) => wallClock(at, zone) === wall);
  if (candidates.length > 0) return Math.min(...candidates);
  return skipBetween(
    wall - Math.max(offsetBefore, offsetAfter),
    wall - Math.min(offsetBefore, offsetAfter),
    zone,
  );
}

/** The instant in the span at which the zone's clocks skip forward. */
function skipBetween(from: number, to: number, zone: string): number {
  let [early, late] = [from, to];
  const before = offsetAt(early, zone);
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (offsetAt(middle, zone) === before) early = middle;
    else late = middle;
  }
  return late;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
