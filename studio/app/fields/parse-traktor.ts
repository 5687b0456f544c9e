import { trackOfFile } from './parse-m3u.ts';
import type { TrackRow } from './track-row.ts';
import { fromFirst } from './wall-clock.ts';
import { attributesIn, decoded } from './xml-text.ts';

/** Parses an NML file of Traktor: the tracks in playlist order. Null for any other text. */
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
  // In a history that was copied from another computer, all tracks may have the same start time.
  const hasTimes = new Set(rows.map(({ time }) => time)).size > 1 || rows.length === 1;
  if (rows.length === 0) return [...known.values()];
  return hasTimes ? fromFirst(rows) : rows.map((row) => ({ ...row, time: null }));
}

/** Reads the cells of an HTML table, such as the list that Traktor exports. Null when there is no table. */
export function parseHtmlTable(text: string): string[][] | null {
  if (!/<table\b/i.test(text)) return null;
  return [...text.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = '']) =>
      decoded(cell.replace(/<[^>]*>/g, '')).trim(),
    ),
  );
}
