import type { PageOf } from '@longwave/contract/page.ts';
import { pageHead } from './head.ts';
import type { Reader } from './reader.ts';

export function collectionPage(reader: Reader, slug: string): PageOf<'collection'> | undefined {
  const kept = reader.document('collection', slug);
  if (!kept) return undefined;
  const { id, document: collection, changed } = kept;
  const [card] = reader.collections([id]);
  if (!card) return undefined;
  const others = reader.list(`collections/${collection.kind}`, 7).filter((other) => other !== id);
  return {
    ...pageHead(
      `collections/${slug}`,
      collection.title,
      collection.summary,
      collection.picture,
      collection.text,
      changed,
    ),
    kind: 'collection',
    collection: card,
    shows: reader.shows(collection.shows),
    others: reader.collections(others.slice(0, 6)),
  };
}
