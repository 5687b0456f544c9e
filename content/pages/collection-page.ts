import type { PageOf } from '@longwave/contract/page.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead } from './head.ts';

const maxOthers = 6;

export async function collectionPage(
  reader: Reader,
  slug: string,
): Promise<PageOf<'collection'> | undefined> {
  const found = await reader.document('collection', slug);
  if (!found) return undefined;
  const { id, document: collection, changed } = found;
  const [[card], shows, newest] = await Promise.all([
    reader.collections([id]),
    reader.shows(collection.shows),
    reader.list(`collections/${collection.kind}`, maxOthers + 1),
  ]);
  if (!card) return undefined;
  const others = newest.filter((other) => other !== id).slice(0, maxOthers);
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
    shows,
    others: await reader.collections(others),
  };
}
