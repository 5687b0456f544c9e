import { parseM3u, parseVirtualDj } from './parse-m3u.ts';
import { parseRekordboxXml } from './parse-rekordbox.ts';
import { parseTrackLines } from './parse-track-line.ts';
import { parseTable } from './parse-track-table.ts';
import { parseHtmlTable, parseNml } from './parse-traktor.ts';
import type { TrackRow } from './track-row.ts';
import { mergeLines } from './tracklist-lines.ts';

/**
 * Makes rows of a pasted tracklist: numbered or not, with or without times, "Artist - Title", or what a DJ program
 * exports. A line without an artist stays a row with its whole text as the title, so that nothing is lost.
 */
export function parseTracklist(text: string): TrackRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  for (const parse of [parseNml, parseRekordboxXml, parseM3u, parseVirtualDj]) {
    const rows = parse(plain);
    if (rows) return rows;
  }
  const table = parseTable(parseHtmlTable(plain) ?? plain);
  if (table) return table;
  return parseTrackLines(mergeLines(plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '')));
}
