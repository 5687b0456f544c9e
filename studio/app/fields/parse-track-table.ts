import { cellsIn } from './table-cells.ts';
import { type TrackRow, withArtist, withRemix } from './track-row.ts';
import { clockIn, datePattern, fromFirst } from './wall-clock.ts';

const titleName = /^(?:track |song )?title$|^name$|^song$|^track(?: name)?$|^titel$/;
const artistName = /^artist|^künstler$|^interpret$/;
const startName = /^start(?:[ _]time)?$|^cue$|^timestamp$|^position$/;
/** Column names by which a table is recognized even without a column for artists. */
const otherName = /^(?:#|bpm|time|length|album|genre|key)$/;

/** Parses a table with a header row, as Rekordbox, Engine, VirtualDJ, Serato and spreadsheets export it. Null for any other text. */
export function parseTable(given: string | string[][]): TrackRow[] | null {
  const [head = [], ...rows] = typeof given === 'string' ? cellsIn(given) : given;
  const names = head.map((cell) => cell.trim().toLowerCase());
  const place = (name: RegExp) => names.findIndex((cell) => name.test(cell));
  const [title, artist, start, remix] = [titleName, artistName, startName, /^remix$/].map(place);
  if (title === -1 || (artist === -1 && place(otherName) === -1)) return null;
  const cell = (cells: string[], at: number | undefined) => (cells[at ?? -1] ?? '').trim();
  const isDated = (cells: string[]) => datePattern.test(cell(cells, start));
  const areAllDated = rows.every(isDated);
  /** Whether a row is the first one of a Serato export, which is for the session and has its date as the title. */
  const isSession = (cells: string[]) =>
    cell(cells, artist) === '' &&
    (cell(cells, title).replace(datePattern, '') === '' || (isDated(cells) && !areAllDated));
  const tracks = rows.flatMap((cells) => {
    const row = {
      time: clockIn(cell(cells, start)),
      artist: cell(cells, artist),
      title: withRemix(cell(cells, title), cell(cells, remix)),
    };
    return (row.artist === '' && row.title === '') || isSession(cells) ? [] : [withArtist(row)];
  });
  const isOnWall =
    names[start ?? -1] === 'start time' || rows.some((cells) => /[ap]m$/i.test(cell(cells, start)));
  return isOnWall || (areAllDated && rows.length > 0) ? fromFirst(tracks) : tracks;
}
