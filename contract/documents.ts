import * as z from 'zod/mini';
import { articleDocument } from './document-types/article.ts';
import { collectionDocument } from './document-types/collection.ts';
import { genreDocument } from './document-types/genre.ts';
import { pageDocument } from './document-types/page.ts';
import { playlistDocument } from './document-types/playlist.ts';
import { programmeDocument } from './document-types/programme.ts';
import { redirectDocument } from './document-types/redirect.ts';
import { residentDocument } from './document-types/resident.ts';
import { showDocument } from './document-types/show.ts';
import { slotDocument } from './document-types/slot.ts';
import { stationDocument } from './document-types/station.ts';
import { videoDocument } from './document-types/video.ts';

/** A document of any type. The store holds documents; `npm run export` writes one JSON file for each. */
export const documentSchema = z.discriminatedUnion('type', [
  stationDocument,
  genreDocument,
  residentDocument,
  programmeDocument,
  showDocument,
  collectionDocument,
  articleDocument,
  videoDocument,
  pageDocument,
  slotDocument,
  playlistDocument,
  redirectDocument,
]);
export type StationDocument = z.infer<typeof documentSchema>;
export type DocumentType = StationDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<StationDocument, { type: T }>;
