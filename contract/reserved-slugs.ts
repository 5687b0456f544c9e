import { editorialSections } from './document-types/article.ts';
import { collectionKinds } from './document-types/collection.ts';
import { videoKinds } from './document-types/video.ts';
import type { DocumentType } from './documents.ts';

/**
 * Slugs whose path is a page of the site itself, so that no visitor could see a document of that name. A text page may have
 * the name of a section, such as `shows`: it gives the section its title and text.
 */
export const reservedSlugs: Partial<Record<DocumentType, readonly string[]>> = {
  show: ['filter', 'guests', 'latest', 'featured'],
  article: editorialSections,
  collection: collectionKinds,
  video: videoKinds,
  page: [
    ...['search', 'saved', 'offline', 'oembed'],
    // Paths that the station's server handles before the site.
    ...['content', 'radio', 'studio', 'healthz', 'readyz', 'metrics'],
  ],
};
