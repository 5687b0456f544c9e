import type { ShowCard } from '@longwave/contract/card.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';

/** A show's card as kept: genres and residents by slug, so that renaming one rewrites no shows. */
export type KeptShowCard = Omit<ShowCard, 'genres' | 'residents'> & { genres: string[]; residents: string[] };

/** How a document shows in lists, ready beside it so that lists need not read whole documents. */
export function cardOf(document: StationDocument): object | null {
  switch (document.type) {
    case 'show':
      return {
        id: document.slug,
        title: document.title,
        date: document.date,
        picture: document.picture,
        genres: document.genres,
        residents: document.residents,
        guests: document.guests,
        recording: document.recording,
      } satisfies KeptShowCard;
    case 'resident':
      return {
        id: document.slug,
        name: document.name,
        tagline: document.tagline,
        picture: document.picture,
      };
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
