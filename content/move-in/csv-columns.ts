import { foldText } from '../search/folding.ts';
import { lineOf } from './source-text.ts';

/** Names of columns in English and German; the first of them that a table has is used. */
const columnNames = {
  title: [
    ...['title', 'show title', 'episode title', 'titel', 'sendungstitel', 'name', 'show name'],
    ...['show', 'episode', 'sendung', 'programme', 'program'],
  ],
  date: [
    ...[
      'date',
      'air date',
      'broadcast date',
      'date and time',
      'datetime',
      'datum',
      'sendedatum',
      'sendetermin',
    ],
    ...['published', 'publish date', 'publication date', 'pub date', 'aired', 'veröffentlicht', 'day'],
  ],
  description: [
    ...['description', 'text', 'about', 'summary', 'notes', 'show notes'],
    ...['beschreibung', 'zusammenfassung', 'inhalt'],
  ],
  residents: [
    ...[
      'residents',
      'resident',
      'hosts',
      'host',
      'presenters',
      'presenter',
      'artists',
      'artist',
      'djs',
      'dj',
    ],
    ...['moderation', 'moderator', 'moderatorin', 'gastgeber', 'künstler', 'künstlerin'],
  ],
  genres: [
    ...['genres', 'genre', 'tags', 'styles', 'style', 'categories', 'category', 'keywords'],
    ...['stile', 'stil', 'musikrichtung', 'kategorien', 'kategorie', 'schlagwörter', 'schlagworte'],
  ],
  recording: [
    ...['recording', 'audio', 'audio url', 'audio file', 'sound', 'file', 'file name', 'url', 'link', 'mp3'],
    ...['aufnahme', 'aufzeichnung', 'mitschnitt', 'datei', 'dateiname'],
  ],
  picture: ['picture', 'image', 'image url', 'cover', 'artwork', 'photo', 'bild', 'foto'],
  tracklist: ['tracklist', 'track list', 'tracks', 'playlist', 'set list', 'titelliste', 'musikliste'],
};
export type Column = keyof typeof columnNames;

/** The key of a column's name: spelling and a number at the end make no difference, so `Host_2` is a host. */
const keyOfName = (name: string) =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/(?<=\p{L})\d{1,2}$/u, '');

const known = Object.fromEntries(
  Object.entries(columnNames).map(([column, names]) => [
    column,
    names.flatMap((name) => [keyOfName(name), keyOfName(name.replace('ö', 'oe').replace('ü', 'ue'))]),
  ]),
) as Record<Column, string[]>;

export type Columns = ReturnType<typeof findColumns>;

/** Finds the indexes of each column; several if the head names it several times. */
export function findColumns(head: string[]) {
  const keys = head.map(keyOfName);
  const placesOf = (column: Column) => {
    const name = known[column].find((one) => keys.includes(one));
    return keys.flatMap((key, at) => (key === name ? at : []));
  };
  const columnIndexes = Object.fromEntries(
    Object.keys(known).map((column) => [column, placesOf(column as Column)]),
  ) as Record<Column, number[]>;

  /** Every non-empty cell of a column. */
  const all = (cells: string[], column: Column) =>
    columnIndexes[column].flatMap((at) => (cells[at]?.trim() ? (cells[at] ?? '') : []));
  return {
    has: (column: Column) => columnIndexes[column].length > 0,
    all,
    /** The first non-empty cell; adds a doubt if the cells differ. */
    one(cells: string[], column: Column, doubts: string[] = []): string {
      const [first = '', ...others] = all(cells, column);
      const name = lineOf(head[columnIndexes[column][0] ?? 0] ?? '');
      if (others.some((other) => other.trim() !== first.trim()))
        doubts.push(`Several columns are called ${name}, and they differ; the first was taken.`);
      return first;
    },
    /** Whether a row has cells beyond the last column, which mostly means that a separator was not put in quotes. */
    hasMore: (cells: string[]) => cells.slice(head.length).some((cell) => cell.trim() !== ''),
  };
}
