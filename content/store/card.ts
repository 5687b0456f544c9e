import type { ProgrammeCard, ShowCard } from '@longwave/contract/card.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { Store } from '../store.ts';
import { nameOf } from './names.ts';

/** How a document shows in lists, ready beside it so that lists need not read whole documents. */
export function cardOf(store: Store, document: StationDocument): object | null {
  switch (document.type) {
    case 'show':
      return {
        id: document.slug,
        title: document.title,
        date: document.date,
        picture: document.picture,
        genres: document.genres.map((slug) => ({ id: slug, title: nameOf(store, 'genre', slug) })),
        residents: document.residents.map((slug) => ({ id: slug, name: nameOf(store, 'resident', slug) })),
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
        residents: document.residents.map((slug) => ({ id: slug, name: nameOf(store, 'resident', slug) })),
        genres: document.genres.map((slug) => ({ id: slug, title: nameOf(store, 'genre', slug) })),
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
