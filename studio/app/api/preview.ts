import { call } from './call.ts';
import type { DocumentName } from './documents.ts';

/** Where the page of a draft can be seen, and until when. */
export type Preview = { path: string; until: string };

/** A link is for whoever gets it, for a week; a frame for whoever is signed in, for an hour. */
export const makePreview = ({ type, slug }: DocumentName, use: 'link' | 'frame') =>
  call<Preview>(`/documents/${type}/${slug}/preview`, { method: 'POST', body: { for: use } });
