import { trackOfFile } from './parse-m3u.ts';
import type { TrackRow } from './track-row.ts';
import { fromFirst } from './wall-clock.ts';
import { attributesIn, decoded } from './xml-text.ts';

/** A playlist of Traktor as an NML file: the tracks in the order of the playlist. Null for anything else. */
export function parseNml(text: string): TrackRow[] | null {
  if (!/<NML\b/i.test(text)) return null;
  const known = new Map<string, TrackRow>();
  for (const [, given = '', inside = ''] of text.matchAll(
    /<ENTRY\b([^>]*TITLE=[^>]*)>([\s\S]*?)<\/ENTRY>/g,
  )) {
    const { TITLE = '', ARTIST = '' } = attributesIn(given);
    const { VOLUME = '', DIR = '', FILE = '' } = attributesIn(/<LOCATION\b([^>]*)>/.exec(inside)?.[1] ?? '');
    known.set(VOLUME + DIR + FILE, { time: null, artist: ARTIST, title: TITLE });
  }
  const played = [
    ...text.matchAll(/<PRIMARYKEY\b([^>]*)>(?:\s*<\/PRIMARYKEY>)?\s*(?:<EXTENDEDDATA\b([^>]*)>)?/g),
  ];
  const rows = played.map(([, given = '', data = '']) => {
    const { KEY = '' } = attributesIn(given);
    const start = Number(attributesIn(data).STARTTIME ?? Number.NaN);
    return { ...(known.get(KEY) ?? trackOfFile(KEY)), time: Number.isFinite(start) ? start : null };
  });
  // A history that was moved from another computer may begin every track at once.
  const hasTimes = new Set(rows.map(({ time }) => time)).size > 1 || rows.length === 1;
  if (rows.length === 0) return [...known.values()];
  return hasTimes ? fromFirst(rows) : rows.map((row) => ({ ...row, time: null }));
}

/** The list that Traktor writes as a web page, and any other table of a page. */
export function parseHtmlTable(text: string): string[][] | null {
  if (!/<table\b/i.test(text)) return null;
  return [...text.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = '']) =>
      decoded(cell.replace(/<[^>]*>/g, '')).trim(),
    ),
  );
}
