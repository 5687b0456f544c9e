/** Wall-clock time of a zone and instants, both ways, with nothing but Intl. Dates are YYYY-MM-DD. */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch {
    return false;
  }
}

/** The wall clock of a zone, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatter(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function dateIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10);
}

export function timeIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16);
}

const halfDay = 12 * 3_600_000;

/**
 * The instant at which a zone's clocks show this. A time that comes twice is the first of the two;
 * one that is skipped is the moment of the skip. So slots that touch on paper also touch in time.
 */
export function instantOf(date: string, minutesFromMidnight: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutesFromMidnight * 60_000;
  const offsetBefore = wallClock(wall - halfDay, zone) - (wall - halfDay);
  const offsetAfter = wallClock(wall + halfDay, zone) - (wall + halfDay);
  const candidates = [wall - offsetBefore, wall - offsetAfter].filter((at) => wallClock(at, zone) === wall);
  if (candidates.length > 0) return Math.min(...candidates);
  return skipBetween(
    wall - Math.max(offsetBefore, offsetAfter),
    wall - Math.min(offsetBefore, offsetAfter),
    zone,
  );
}

/** The moment in the span at which the zone's clocks leap forward. */
function skipBetween(from: number, to: number, zone: string): number {
  let [early, late] = [from, to];
  const offset = (at: number) => wallClock(at, zone) - at;
  const before = offset(early);
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (offset(middle) === before) early = middle;
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

/** sunday 0 … saturday 6 */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
