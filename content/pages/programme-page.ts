import type { PageOf } from '@longwave/contract/page.ts';
import { nextOfEach, upcoming } from '../schedule/upcoming.ts';
import { programmeShows } from '../store/lists.ts';
import { pageHead, sectionHead, summaryOf } from './head.ts';
import { listPage } from './list.ts';
import type { Reader } from './reader.ts';

const mostProgrammes = 2000;

export function programmePage(reader: Reader, slug: string, page: number): PageOf<'programme'> | undefined {
  const kept = reader.document('programme', slug);
  if (!kept) return undefined;
  const { id, document: programme, changed } = kept;
  const [card] = reader.programmes([id]);
  const shows = listPage(reader, programmeShows(slug), page, reader.shows);
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
    hosts: reader.residents(programme.residents),
    links: programme.links,
    nextOnAir: upcoming(reader, (slot) => slot.programme === slug),
    shows,
  };
}

/** By title; those that are on air in the coming weeks with the time of the next broadcast. */
export function programmesPage(reader: Reader): PageOf<'programmes'> | undefined {
  const head = sectionHead(reader, 'programmes');
  if (!head) return undefined;
  const next = nextOfEach(reader);
  const programmes = reader.programmes(reader.list('programmes', mostProgrammes)).map((card) => ({
    card,
    next: next.get(card.id) ?? null,
    shows: reader.count(programmeShows(card.id)),
  }));
  programmes.sort((a, b) => a.card.title.localeCompare(b.card.title, 'en', { sensitivity: 'base' }));
  return { ...head, kind: 'programmes', programmes };
}
