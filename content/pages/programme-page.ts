import type { PageOf } from '@longwave/contract/page.ts';
import { findNextOfEachProgramme, findUpcoming } from '../schedule/upcoming.ts';
import { programmeShows } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead, sectionHead, summaryOf } from './head.ts';
import { listPage } from './list-page.ts';

const maxProgrammes = 2000;

export async function programmePage(
  reader: Reader,
  slug: string,
  page: number,
): Promise<PageOf<'programme'> | undefined> {
  const found = await reader.document('programme', slug);
  if (!found) return undefined;
  const { id, document: programme, changed } = found;
  const [[card], shows, hosts, nextOnAir] = await Promise.all([
    reader.programmes([id]),
    listPage(reader, programmeShows(slug), page, reader.shows),
    reader.residents(programme.residents),
    findUpcoming(reader, (slot) => slot.programme === slug),
  ]);
  if (!card || !shows) return undefined;
  return {
    ...pageHead(
      `programmes/${slug}`,
      programme.title,
      programme.summary || summaryOf(programme.description),
      programme.picture,
      programme.description,
      changed,
    ),
    kind: 'programme',
    programme: card,
    hosts,
    links: programme.links,
    nextOnAir,
    shows,
  };
}

/** All programmes by title, with the time of the next broadcast if it is in the coming weeks. */
export async function programmesPage(reader: Reader): Promise<PageOf<'programmes'> | undefined> {
  const head = await sectionHead(reader, 'programmes');
  if (!head) return undefined;
  const [next, cards] = await Promise.all([
    findNextOfEachProgramme(reader),
    reader.list('programmes', maxProgrammes).then(reader.programmes),
  ]);
  const counts = await reader.counts(cards.map(({ id }) => programmeShows(id)));
  const programmes = cards.map((card, at) => ({
    card,
    next: next.get(card.id) ?? null,
    shows: counts[at] ?? 0,
  }));
  programmes.sort((a, b) => a.card.title.localeCompare(b.card.title, 'en', { sensitivity: 'base' }));
  return { ...head, kind: 'programmes', programmes };
}
