/** A time of day with its zone, as it was written. */
export type Clock = {
  /** Seconds since midnight. */
  seconds: number;
  /** Minutes east of UTC; undefined if no zone, or an unknown one, was written. */
  offset: number | undefined;
  doubts: string[];
};

const noon = 12 * 3600;

/** Zones of RFC 822, and European ones in English and German. Other names are ambiguous. */
const zones: Record<string, number> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0 },
  ...{ BST: 60, WEST: 60, CET: 60, MEZ: 60, CEST: 120, MESZ: 120, EET: 120, EEST: 180 },
  ...{ EST: -300, EDT: -240, CST: -360, CDT: -300, MST: -420, MDT: -360, PST: -480, PDT: -420 },
};

/** Reads the text after a day: `22:30`, `10:30 PM CET`, `22:30:15.5+0100`. Noon if there is no time, null if it is invalid. */
export function readClock(written: string): Clock | null {
  const text = withoutRemark(written.trim());
  const found =
    /^(?:at |um )?(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?)?(?:\s{0,2}([ap])\.?m\b\.?)?(?:\s{0,2}Uhr\b)?(.*)$/i.exec(
      text,
    );
  if (!found || (found[2] === undefined && found[4] === undefined)) return withZone(noon, text);
  const [, hours = '', minutes = '0', seconds = '0', half, zone = ''] = found;
  const hour =
    half && Number(hours) <= 12 ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  return withZone(hour * 3600 + Number(minutes) * 60 + Number(seconds), zone.trim());
}

/** Removes what is in brackets at the end, as in `+0100 (CET)`. */
function withoutRemark(text: string): string {
  return text.endsWith(')') ? text.slice(0, Math.max(text.lastIndexOf('('), 0)).trim() : text;
}

function withZone(seconds: number, written: string): Clock {
  if (written === '') return { seconds, offset: undefined, doubts: [] };
  const offset = zones[written.toUpperCase()] ?? numberedZone(written);
  const doubt = `“${written}” in the date is no zone that is known, so it was read in the station’s.`;
  return { seconds, offset, doubts: offset === undefined ? [doubt] : [] };
}

/** Reads the offset of `+01:00`, `-0500` or `GMT+2`, in minutes. */
function numberedZone(written: string): number | undefined {
  const [, sign, hours, minutes = '0'] =
    /^(?:GMT|UTC)?\s*([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(written) ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || offset > 14 * 60 || Number(minutes) > 59) return undefined;
  return sign === '-' ? -offset : offset;
}
