import type { PageOf } from '@longwave/contract/page.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead } from './head.ts';
import { resolveBlocks } from './resolve-blocks.ts';

const maxRelated = 4;

export async function articlePage(reader: Reader, slug: string): Promise<PageOf<'article'> | undefined> {
  const found = await reader.document('article', slug);
  if (!found) return undefined;
  const { id, document: article, changed } = found;
  const [[card], blocks, residents, newest] = await Promise.all([
    reader.articles([id]),
    resolveBlocks(reader, article.blocks),
    reader.residents(article.residents),
    reader.list(`editorial/${article.section}`, maxRelated + 1),
  ]);
  if (!card) return undefined;
  const related = newest.filter((other) => other !== id).slice(0, maxRelated);
  return {
    ...pageHead(`editorial/${slug}`, article.title, article.lede, article.picture, '', changed),
    kind: 'article',
    article: card,
    blocks,
    residents,
    related: await reader.articles(related),
  };
}
