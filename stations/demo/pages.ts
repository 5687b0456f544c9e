import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { Part } from './articles/article-text.ts';
import { artwork } from './artwork.ts';
import { blocksOf } from './blocks.ts';
import { info } from './pages/info.ts';
import { mobileApp } from './pages/mobile-app.ts';
import { error, listen, programmes, search } from './pages/short.ts';
import { studioHire } from './pages/studio-hire.ts';
import { support } from './pages/support.ts';

export type PageText = {
  slug: string;
  title: string;
  description: string;
  text: string;
  /** What stands after the text. */
  parts?: Part[];
  hasPicture?: boolean;
  isListed?: boolean;
};

export const pageDocuments: DocumentOf<'page'>[] = [
  info,
  mobileApp,
  listen,
  search,
  programmes,
  error,
  support,
  studioHire,
].map((page: PageText) => ({
  type: 'page',
  slug: page.slug,
  title: page.title,
  description: page.description,
  text: page.text.trim().replace(/\n\s*/g, ''),
  ...(page.parts && { blocks: blocksOf(page.parts) }),
  picture: page.hasPicture ? artwork(page.slug === 'error' ? 'error' : `page-${page.slug}`) : null,
  isListed: page.isListed ?? false,
  validFrom: null,
  validUntil: null,
}));
