import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { blocksOf } from './blocks.ts';
import { info } from './pages/info.ts';
import { mobileApp } from './pages/mobile-app.ts';
import type { PageText } from './pages/page-text.ts';
import { error, listen, programmes, search } from './pages/short.ts';
import { studioHire } from './pages/studio-hire.ts';
import { support } from './pages/support.ts';

const pages: PageText[] = [info, mobileApp, listen, search, programmes, error, support, studioHire];

export function pageDocuments(): DocumentOf<'page'>[] {
  return pages.map((page) => ({
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
}
