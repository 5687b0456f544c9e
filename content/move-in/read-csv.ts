import { HttpError } from '../http/http-error.ts';
import { findColumns } from './csv-columns.ts';
import { type IsName, namesIn, residentsIn } from './names-in.ts';
import { parseCsv } from './parse-csv.ts';
import { dayOrderOf, readDate } from './read-date.ts';
import { readTracks } from './read-tracks.ts';
import { keyOf, type SourceRow } from './source-row.ts';
import { descriptionOf, lineOf } from './source-text.ts';

/** A row of the table, before its recording was looked up. */
export type CsvRow = Omit<SourceRow, 'recording' | 'soundAddress'> & { recording: string };

export function readCsv(text: string, zone: string, isResident: IsName): CsvRow[] {
  const [head = { cells: [], doubts: [] }, ...rows] = parseCsv(text);
  const columns = findColumns(head.cells);
  if (!columns.has('title') || !columns.has('date')) {
    const names = head.cells.map(lineOf).slice(0, 20).join(', ').slice(0, 300) || 'none';
    const must = 'The first line must name the columns, title and date among them';
    throw new HttpError(400, `${must}; it names ${names}.`, 'body');
  }
  const order = dayOrderOf(rows.map(({ cells }) => columns.one(cells, 'date')));
  return rows.map(({ cells, doubts: marks }) => {
    const doubts = [...marks];
    if (columns.hasMore(cells))
      doubts.push('It has more cells than there are columns; a cell with the separating sign needs quotes.');
    const title = lineOf(columns.one(cells, 'title', doubts));
    const day = columns.one(cells, 'date', doubts);
    const { date, doubts: dateDoubts } = readDate(day, zone, order);
    doubts.push(...dateDoubts);
    const recording = columns.one(cells, 'recording', doubts).trim();
    const residents = columns
      .all(cells, 'residents')
      .flatMap((cell) => residentsIn(cell, isResident, doubts));
    return {
      key: keyOf('csv', title, day.trim(), recording),
      title,
      date,
      description: descriptionOf(columns.one(cells, 'description', doubts), doubts),
      residents: [...new Set(residents)],
      genres: [...new Set(columns.all(cells, 'genres').flatMap(namesIn))],
      recording: recording.slice(0, 2_000),
      picture: columns.one(cells, 'picture', doubts).trim().slice(0, 2_000) || null,
      tracklist: readTracks(columns.one(cells, 'tracklist', doubts)),
      doubts,
    };
  });
}
