import type { DocumentType } from '@longwave/contract/documents.ts';
import { wallClock } from './times.ts';

type Form = Record<string, unknown>;

/** Initial values of a new document. Optional fields have their empty value, so that only required fields are reported missing. */
export function emptyDocument(type: DocumentType, zone: string, now = new Date()): Form {
  const date = `${now.toISOString().slice(0, 16)}:00.000Z`;
  const forms: Partial<Record<DocumentType, Form>> = {
    show: {
      ...{ description: '', date, residents: [], guests: [], genres: [], tracklist: [] },
      ...{ recording: null, featured: false, programme: null },
    },
    programme: { summary: '', description: '', residents: [], genres: [], links: [] },
    genre: { group: '' },
    resident: { tagline: '', bio: '', place: '', genres: [], links: [] },
    collection: { kind: 'series', summary: '', text: '', shows: [], featured: false },
    article: {
      section: 'news',
      date,
      author: '',
      lede: '',
      blocks: [{ block: 'html', html: '' }],
      residents: [],
    },
    video: { kind: 'shorts', date, description: '', seconds: 0, residents: [] },
    page: {
      ...{ description: '', text: '', blocks: [], picture: null, isListed: true },
      ...{ validFrom: null, validUntil: null },
    },
    slot: {
      ...{ description: '', residents: [], picture: null, zone, show: null, programme: null },
      ...{ firstDate: wallClock(date, zone).slice(0, 10), startTime: '20:00', minutes: 60 },
      ...{ repeat: 'weekly', lastDate: null },
    },
    playlist: { recordings: [] },
    redirect: { permanent: true },
  };
  return forms[type] ?? {};
}
