import type { Block } from '@longwave/contract/documents.ts';
import type { PageOf, ShownBlock } from '@longwave/contract/page.ts';
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
    blocks: article.blocks.flatMap((block) => shownBlock(reader, block)),
    residents: reader.residents(article.residents),
    related: reader.articles(related.slice(0, 4)),
  };
}

function shownBlock(reader: Reader, block: Block): ShownBlock[] {
  if (block.block === 'show') return reader.shows([block.show]).map((show) => ({ block: 'show-card', show }));
  if (block.block !== 'video') return [block];
  const video = reader.document('video', block.video);
  const [card] = video ? reader.videos([video.id]) : [];
  return video && card ? [{ block: 'video-card', video: card, source: video.document.source }] : [];
}
