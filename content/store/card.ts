import type { ProgrammeCard, ShowCard } from '@longwave/contract/card.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { namesIn } from './names.ts';
import type { Reads } from './repository.ts';

/**
 * The card of a document for lists, stored beside it so that lists need not read whole documents. Stored cards are not upgraded
 * when they are read: whoever adds a required field adds a migration to either database that empties `cards`, and all of them are
 * made again at the next start (`fill-cards.ts`).
 */
export async function cardOf(reads: Reads, document: StationDocument): Promise<object | null> {
  switch (document.type) {
    case 'show':
      return {
        id: document.slug,
        title: document.title,
        date: document.date,
        picture: document.picture,
        genres: await genreTags(reads, document.genres),
        residents: await residentTags(reads, document.residents),
        guests: document.guests,
        recording: document.recording,
      } satisfies ShowCard;
    case 'resident':
      return {
        id: document.slug,
        name: document.name,
        tagline: document.tagline,
        picture: document.picture,
      };
    case 'programme':
      return {
        id: document.slug,
        title: document.title,
        summary: document.summary,
        picture: document.picture,
        residents: await residentTags(reads, document.residents),
        genres: await genreTags(reads, document.genres),
      } satisfies ProgrammeCard;
    case 'collection':
      return {
        id: document.slug,
        title: document.title,
        kind: document.kind,
        summary: document.summary,
        picture: document.picture,
        count: document.shows.length,
      };
    case 'article':
      return {
        id: document.slug,
        title: document.title,
        section: document.section,
        date: document.date,
        author: document.author,
        lede: document.lede,
        picture: document.picture,
      };
    case 'video':
      return {
        id: document.slug,
        title: document.title,
        kind: document.kind,
        date: document.date,
        seconds: document.seconds,
        picture: document.picture,
      };
    default:
      return null;
  }
}

async function genreTags(reads: Reads, slugs: string[]): Promise<{ id: string; title: string }[]> {
  const titles = await namesIn(reads, 'genre', slugs);
  return slugs.map((id, at) => ({ id, title: titles[at] ?? id }));
}

async function residentTags(reads: Reads, slugs: string[]): Promise<{ id: string; name: string }[]> {
  const names = await namesIn(reads, 'resident', slugs);
  return slugs.map((id, at) => ({ id, name: names[at] ?? id }));
}
