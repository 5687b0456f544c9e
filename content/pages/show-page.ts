import type { PageOf } from '@longwave/contract/page.ts';
import { genreList, residentShows } from '../store/lists.ts';
import { pageHead, summaryOf } from './head.ts';
import type { Reader } from './reader.ts';

const alike = 8;
const candidates = 12;

export function showPage(reader: Reader, slug: string): PageOf<'show'> | undefined {
  const kept = reader.document('show', slug);
  if (!kept) return undefined;
  const { id, document: show, changed } = kept;
  const [card] = reader.shows([id]);
  if (!card) return undefined;
  const date = Date.parse(show.date);
  const more = show.residents.flatMap((resident) => reader.list(residentShows(resident), alike + 1));
  const moreIds = [...new Set(more)].filter((other) => other !== id).slice(0, alike);
  return {
    ...pageHead(
      `shows/${slug}`,
      show.title,
      summaryOf(show.description),
      show.picture,
      show.description,
      changed,
    ),
    kind: 'show',
    show: card,
    hosts: reader.residents(reader.idsOf('resident', show.residents)),
    tracklist: show.tracklist,
    collections: reader.collections(reader.naming('collection', id, `show/${slug}`)),
    moreByResidents: reader.shows(moreIds),
    related: reader.shows(related(reader, id, date, show.genres, new Set([id, ...moreIds]))),
    ...neighbours(reader, id, date, show.residents[0]),
  };
}

/**
 * Shows with the most genres in common among those just before this one. Looking back rather than at the newest
 * keeps the choice the same when new shows come, so their publishing need not drop every page of the genre.
 */
function related(reader: Reader, id: number, date: number, genres: string[], without: Set<number>): number[] {
  const shared = new Map<number, number>();
  for (const genre of genres)
    for (const other of around(reader, genreList(genre), date, id))
      if (!without.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
  return [...shared]
    .sort(([a, left], [b, right]) => right - left || b - a)
    .slice(0, alike)
    .map(([other]) => other);
}

function around(reader: Reader, list: string, date: number, id: number): number[] {
  const earlier = step(reader, list, date, id, 'earlier', candidates);
  return earlier.length === candidates
    ? earlier
    : [...earlier, ...step(reader, list, date, id, 'later', candidates - earlier.length)];
}

/** The shows before and after this one by the same resident. */
function neighbours(reader: Reader, id: number, date: number, resident: string | undefined) {
  if (!resident) return { previous: null, next: null };
  const list = residentShows(resident);
  reader.uses.add(`list:${list}`);
  const [before] = step(reader, list, date, id, 'earlier', 1);
  const [after] = step(reader, list, date, id, 'later', 1);
  const cards = reader.shows([before, after].filter((other) => other !== undefined));
  return {
    previous: (before === undefined ? undefined : cards[0]) ?? null,
    next: (after === undefined ? undefined : cards.at(-1)) ?? null,
  };
}

const steps = {
  earlier: `SELECT document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ?)
    AND (date, document) < (?, ?) ORDER BY date DESC, document DESC LIMIT ?`,
  later: `SELECT document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ?)
    AND (date, document) > (?, ?) ORDER BY date, document LIMIT ?`,
};

function step(
  reader: Reader,
  list: string,
  date: number,
  id: number,
  direction: keyof typeof steps,
  limit: number,
): number[] {
  const rows = reader.store.sql(steps[direction]).all(list, date, id, limit) as { document: number }[];
  return rows.map((row) => row.document);
}
