import type { PageOf } from '@longwave/contract/page.ts';
import { shownBlocks } from './blocks.ts';
import { pageHead } from './head.ts';
import type { Reader } from './reader.ts';

export function articlePage(reader: Reader, slug: string): PageOf<'article'> | undefined {
  const kept = reader.document('article', slug);
  if (!kept) return undefined;
  const { id, document: article, changed } = kept;
  const [card] = reader.articles([id]);
  if (!card) return undefined;
  const related = reader.list(`editorial/${article.section}`, 5).filter((other) => other !== id);
  return {
    ...pageHead(`editorial/${slug}`, article.title, article.lede, article.picture, '', changed),
    kind: 'article',
    article: card,
    blocks: shownBlocks(reader, article.blocks),
    residents: reader.residents(article.residents),
    related: reader.articles(related.slice(0, 4)),
  };
}
