import { call } from './call.ts';
import type { DocumentName } from './documents.ts';

/** Path of the page that shows a draft, and when that path expires. */
export type Preview = { path: string; until: string };

/** A `link` lasts a week and is for anybody; a `frame` lasts an hour and is for the signed-in person. */
export const makePreview = ({ type, slug }: DocumentName, use: 'link' | 'frame') =>
  call<Preview>(`/documents/${type}/${slug}/preview`, { method: 'POST', body: { for: use } });
