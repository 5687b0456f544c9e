const dayOf = 86_400;

/** A date beside a time. Numbers with dots are a date only if they include a year, because Serato writes times with dots. */
export const datePattern =
  /\b(?:\d{4}([./-]) ?\d{1,2}\1 ?\d{1,2}|\d{1,2}([./-]) ?\d{1,2}\2 ?\d{4}|\d{1,2}\/\d{1,2}\/\d{2})\b,?/;

/** Seconds of "01:02:03", "8:01:05 PM", "16.42.21 EET" or "2026/07/04 20:01:05"; two numbers are minutes and seconds. */
export function clockIn(cell: string): number | null {
  const found = /(\d{1,3})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap]m)?/i.exec(cell.replace(datePattern, ''));
  const [, h, m = '', s, half] = found ?? [];
  if (h === undefined) return null;
  if (s === undefined && !half) return Number(h) * 60 + Number(m);
  const hours = half ? (Number(h) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(h);
  return hours * 3600 + Number(m) * 60 + Number(s ?? 0);
}

/** Turns wall-clock times into positions. The recording begins with the first track, perhaps before midnight. */
export function fromFirst<T extends { time: number | null }>(tracks: T[]): T[] {
  const first = tracks.find(({ time }) => time !== null)?.time ?? 0;
  return tracks.map((track) => ({
    ...track,
    time: track.time === null ? null : (track.time - first + dayOf) % dayOf,
  }));
}
