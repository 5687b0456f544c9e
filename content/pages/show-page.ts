import type { PageOf } from '@longwave/contract/page.ts';
import { joinJson } from '../http/join-json.ts';
import { genreList, residentShows } from '../store/lists.ts';
import { pageHead, summaryOf } from './head.ts';
import type { Reader } from './reader.ts';

const alike = 8;
const candidates = 12;

/** A show's page in JSON. */
export function showPage(reader: Reader, slug: string): string | undefined {
  const kept = reader.document('show', slug);
  if (!kept) return undefined;
  const { id, document: show, changed } = kept;
  const date = Date.parse(show.date);
  const byResidents = show.residents.flatMap((resident) => reader.list(residentShows(resident), alike + 1));
  const more = [...new Set(byResidents)].filter((other) => other !== id).slice(0, alike);
  const likely = related(reader, id, date, show.genres, new Set([id, ...more]));
  const { previous, next } = neighbours(reader, id, date, show.residents[0]);
  const cards = new Map(reader.showTexts([id, ...more, ...likely, previous, next]));
  const card = (of: number) => cards.get(of) ?? 'null';
  return joinJson<PageOf<'show'>, 'show' | 'moreByResidents' | 'related' | 'previous' | 'next'>(
    {
      ...pageHead(
        `shows/${slug}`,
        show.title,
        summaryOf(show.description),
        show.picture,
        show.description,
        changed,
      ),
      kind: 'show',
      hosts: reader.residents(reader.idsOf('resident', show.residents)),
      tracklist: show.tracklist,
      collections: reader.collections(reader.naming('collection', id, `show/${slug}`)),
    },
    {
      show: card(id),
      moreByResidents: `[${more.map(card).join()}]`,
      related: `[${likely.map(card).join()}]`,
      previous: card(previous),
      next: card(next),
    },
  );
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

/** The shows before and after this one by the same resident; 0, which is no document, where there is none. */
function neighbours(reader: Reader, id: number, date: number, resident: string | undefined) {
  if (!resident) return { previous: 0, next: 0 };
  const list = residentShows(resident);
  reader.uses.add(`list:${list}`);
  const [previous = 0] = step(reader, list, date, id, 'earlier', 1);
  const [next = 0] = step(reader, list, date, id, 'later', 1);
  return { previous, next };
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
  return reader.store.rows<[number]>(steps[direction], list, date, id, limit).map(([other]) => other);
}
