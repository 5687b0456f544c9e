import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { info } from './pages/info.ts';
import { mobileApp } from './pages/mobile-app.ts';
import { error, listen, search } from './pages/short.ts';
import { studioHire } from './pages/studio-hire.ts';
import { support } from './pages/support.ts';

export type PageText = {
  slug: string;
  title: string;
  description: string;
  text: string;
  hasPicture?: boolean;
  isListed?: boolean;
};

export const pageDocuments: DocumentOf<'page'>[] = [
  info,
  mobileApp,
  listen,
  search,
  error,
  support,
  studioHire,
].map((page: PageText) => ({
  type: 'page',
  slug: page.slug,
  title: page.title,
  description: page.description,
  text: page.text.trim().replace(/\n\s*/g, ''),
  picture: page.hasPicture ? artwork(page.slug === 'error' ? 'error' : `page-${page.slug}`) : null,
  isListed: page.isListed ?? false,
  validFrom: null,
  validUntil: null,
}));
