import type { CollectionCard } from '@longwave/contract/card.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { PageOf } from '@longwave/contract/page.ts';
import { joinJson } from '../http/join-json.ts';
import { genreList, residentShows } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import type { NearCursor } from '../store/tables/lists.ts';
import type { ShowRow } from '../store/tables/show-pages.ts';
import { upgradeLive } from '../store/upgrade-document.ts';
import { pageHead, summaryOf } from './head.ts';

const maxRelated = 8;
const ofEachGenre = 12;

/** A show's page as JSON, read in two statements, one after the other. */
export async function showPage(reader: Reader, slug: string): Promise<string | undefined> {
  const { dependencies, reads } = reader;
  dependencies.add(`show/${slug}`);
  const row = await reads.showPages.readShow(slug, { ofResident: maxRelated + 1, ofGenre: ofEachGenre });
  if (!row) return undefined;
  const { id, changed } = row;
  const show = upgradeLive(JSON.parse(row.live)) as DocumentOf<'show'>;
  const { more, likely, previous, next } = await showsNear(reader, row, show);
  dependencies.add(`named:show/${slug}`);
  const [found, programme] = await Promise.all([
    reads.showPages.readCards([id, ...more, ...likely, previous, next], show.residents, id),
    show.programme ? reader.programmeTag(show.programme) : null,
  ]);
  const { hosts } = found;
  for (const [document] of [...found.shows, ...hosts, ...found.collections]) dependencies.add(document);
  const collections: CollectionCard[] = found.collections.map(([, card]) => JSON.parse(card));
  const cards = new Map(found.shows);
  const card = (of: number) => cards.get(of) ?? 'null';
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
      programme,
      collections,
    },
    {
      show: card(id),
      hosts: `[${hosts.map(([, host]) => host).join()}]`,
      moreByResidents: `[${more.map(card).join()}]`,
      related: `[${likely.map(card).join()}]`,
      previous: card(previous),
      next: card(next),
    },
  );
}

/** Ids of the shows on the page of one; 0, which is no document, for a missing neighbour. */
async function showsNear(
  reader: Reader,
  { id, lists }: ShowRow,
  { date, residents, genres }: DocumentOf<'show'>,
) {
  const known = new Map(lists.map((list) => [list.name, list]));
  const own = residents.map(residentShows);
  for (const list of own) reader.dependencies.add(`list:${list}`);
  const more = [...new Set(own.flatMap((list) => known.get(list)?.newest ?? []))]
    .filter((other) => other !== id)
    .slice(0, maxRelated);
  const earlier = genres.flatMap((genre) => known.get(genreList(genre))?.earlier ?? []);
  const cursor = { document: id, date: Date.parse(date) };
  const likely = await related(reader, cursor, genres, [id, ...more], earlier);
  const first = known.get(own[0] ?? '');
  return { more, likely, previous: first?.earlier[0] ?? 0, next: first?.next ?? 0 };
}

/**
 * Shows with the most genres in common among those just before this one. Looking back rather than at the newest keeps the choice
 * the same when new shows come, so their publishing need not drop every page of the genre. Only the first shows of an archive have
 * too few before them and use later ones as well.
 */
async function related(
  reader: Reader,
  cursor: Pick<NearCursor, 'document' | 'date'>,
  genres: string[],
  without: number[],
  earlier: number[],
): Promise<number[]> {
  const before = sortByFrequency(earlier, without);
  if (before.length >= maxRelated) return before.slice(0, maxRelated);
  const wanted = genres.map(
    (genre): NearCursor => ({ list: genreList(genre), side: 'later', limit: ofEachGenre, ...cursor }),
  );
  const later = (await reader.reads.lists.near(wanted)).flat();
  return [...before, ...sortByFrequency(later, [...without, ...before])].slice(0, maxRelated);
}

/** Each show once, those in most of the lists first, then the newest. */
function sortByFrequency(shows: number[], without: number[]): number[] {
  const times = new Map<number, number>();
  for (const show of shows) if (!without.includes(show)) times.set(show, (times.get(show) ?? 0) + 1);
  return [...times].sort(([a, left], [b, right]) => right - left || b - a).map(([show]) => show);
}
