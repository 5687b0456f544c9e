import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { defaultStation } from '../default-station.ts';
import { placeholderPicture } from '../media/placeholder-picture.ts';

type Fields = Record<string, unknown>;

/**
 * A field of a type that was renamed, or a required field that was added. Fields inside a field, such as those of a track, a block
 * or a picture, are not upgraded: new ones there have to be optional.
 */
export type Upgrade = { type: DocumentType } & (
  | { rename: string; to: string }
  | { add: string; value: unknown }
);

/** All upgrades, one for each such change of `contract/documents.ts`, oldest first. */
const upgrades: Upgrade[] = [];

/** Values of the fields that a document written by hand may leave out. */
export const emptyFields: Record<DocumentType, Fields> = {
  station: defaultStation,
  genre: { group: '' },
  resident: { tagline: '', bio: '', place: '', genres: [], links: [] },
  show: {
    description: '',
    residents: [],
    guests: [],
    genres: [],
    tracklist: [],
    recording: null,
    featured: false,
  },
  programme: { summary: '', description: '', residents: [], genres: [], links: [] },
  collection: { kind: 'series', summary: '', text: '', shows: [], featured: false },
  article: { section: 'news', author: '', lede: '', blocks: [], residents: [] },
  video: { kind: 'shorts', description: '', seconds: 0, residents: [] },
  page: { description: '', text: '', picture: null, isListed: true, validFrom: null, validUntil: null },
  slot: { description: '', residents: [], picture: null, repeat: 'weekly', lastDate: null },
  playlist: { recordings: [] },
  redirect: { permanent: true },
};

const date = '2000-01-01T00:00:00Z';
/** Values that a live document is shown with if it lacks even more. */
const fallbacks: Record<DocumentType, Fields> = {
  station: {},
  genre: {},
  resident: { picture: placeholderPicture },
  show: { date, picture: placeholderPicture },
  programme: { picture: placeholderPicture },
  collection: { picture: placeholderPicture },
  article: { date, picture: placeholderPicture },
  video: { date, picture: placeholderPicture, source: { provider: 'file', name: 'missing' } },
  page: {},
  slot: { zone: 'UTC', firstDate: '2000-01-01', startTime: '00:00', minutes: 60 },
  playlist: {},
  redirect: { from: '/', to: '/' },
};

/** Upgrades a stored draft or earlier version; what it lacks because it is unfinished stays missing. */
export function upgradeDraft(stored: DraftDocument, list = upgrades): DraftDocument {
  for (const upgrade of list) {
    if (upgrade.type !== stored.type) continue;
    if ('add' in upgrade) stored[upgrade.add] ??= upgrade.value;
    else if (stored[upgrade.rename] !== undefined) {
      stored[upgrade.to] ??= stored[upgrade.rename];
      delete stored[upgrade.rename];
    }
  }
  return stored;
}

/** Upgrades a stored live document; afterwards it has everything that today's schema needs. */
export function upgradeLive(stored: DraftDocument, list = upgrades): StationDocument {
  upgradeDraft(stored, list);
  const name = stored.type === 'station' || stored.type === 'resident' ? 'name' : 'title';
  if (stored.type !== 'redirect') stored[name] ??= stored.slug;
  for (const fields of [emptyFields[stored.type], fallbacks[stored.type]])
    for (const field in fields) if (stored[field] === undefined) stored[field] = fields[field];
  return stored as StationDocument;
}

/** A draft with empty values for the lists and texts it lacks, to find what it names. */
export function fillEmpty(draft: DraftDocument): StationDocument {
  return { ...emptyFields[draft.type], ...draft } as StationDocument;
}
