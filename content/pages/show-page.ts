import type { PageOf } from '@longwave/contract/page.ts';
import { joinJson } from '../http/join-json.ts';
import { genreList, residentShows } from '../store/lists.ts';
import { pageHead, summaryOf } from './head.ts';
import type { Reader } from './reader.ts';

const alike = 8;

/** A show's page in JSON. */
export function showPage(reader: Reader, slug: string): string | undefined {
  const kept = reader.document('show', slug);
  if (!kept) return undefined;
  const { id, document: show, changed } = kept;
  const date = Date.parse(show.date);
  const byResidents = show.residents.flatMap((resident) => reader.list(residentShows(resident), alike + 1));
  const more = [...new Set(byResidents)].filter((other) => other !== id).slice(0, alike);
  const likely = related(reader, id, date, show.genres, [id, ...more]);
  const { previous, next } = neighbours(reader, id, date, show.residents[0]);
  const cards = new Map(reader.cardTexts('show', [id, ...more, ...likely, previous, next]));
  const card = (of: number) => cards.get(of) ?? 'null';
  const hosts = reader.cardTexts('resident', show.residents).map(([, host]) => host);
  return joinJson<PageOf<'show'>, 'show' | 'hosts' | 'moreByResidents' | 'related' | 'previous' | 'next'>(
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
      tracklist: show.tracklist,
      programme: show.programme ? reader.programmeTag(show.programme) : null,
      collections: reader.collections(reader.naming('collection', id, `show/${slug}`)),
    },
    {
      show: card(id),
      hosts: `[${hosts.join()}]`,
      moreByResidents: `[${more.map(card).join()}]`,
      related: `[${likely.map(card).join()}]`,
      previous: card(previous),
      next: card(next),
    },
  );
}

const ofList = 'SELECT document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ?)';
const earlier = `${ofList} AND (date, document) < (?, ?) ORDER BY date DESC, document DESC`;
const later = `${ofList} AND (date, document) > (?, ?) ORDER BY date, document`;

/**
 * Shows with the most genres in common among those just before this one. Looking back rather than at the newest
 * keeps the choice the same when new shows come, so their publishing need not drop every page of the genre.
 * Only the first shows of an archive have too few before them.
 */
function related(reader: Reader, id: number, date: number, genres: string[], without: number[]): number[] {
  const lists = genres.map(genreList);
  const near = (direction: string) =>
    lists.flatMap((list) => reader.store.rows<[number]>(`${direction} LIMIT 12`, list, date, id));
  const before = mostCommon(near(earlier), without);
  if (before.length >= alike) return before.slice(0, alike);
  return [...before, ...mostCommon(near(later), [...without, ...before])].slice(0, alike);
}

/** Each show once, those in most of the lists first, then the newest. */
function mostCommon(rows: [number][], without: number[]): number[] {
  const times = new Map<number, number>();
  for (const [show] of rows) if (!without.includes(show)) times.set(show, (times.get(show) ?? 0) + 1);
  return [...times].sort(([a, left], [b, right]) => right - left || b - a).map(([show]) => show);
}

/** The shows before and after this one by the same resident; 0, which is no document, where there is none. */
function neighbours(reader: Reader, id: number, date: number, resident: string | undefined) {
  if (!resident) return { previous: 0, next: 0 };
  const list = residentShows(resident);
  reader.uses.add(`list:${list}`);
  const [row] = reader.store.rows<[number | null, number | null]>(
    `SELECT (${earlier} LIMIT 1), (${later} LIMIT 1)`,
    ...[list, date, id, list, date, id],
  );
  return { previous: row?.[0] ?? 0, next: row?.[1] ?? 0 };
}
