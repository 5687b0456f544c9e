import type { Block } from '@longwave/contract/documents.ts';
import type { ShownBlock } from '@longwave/contract/page.ts';
import type { Reader } from './reader.ts';

/** Blocks with the shows and videos they name put in; one that is not there is left out. */
export function shownBlocks(reader: Reader, blocks: Block[]): ShownBlock[] {
  return blocks.flatMap((block) => shownBlock(reader, block));
}

function shownBlock(reader: Reader, block: Block): ShownBlock[] {
  if (block.block === 'show') return reader.shows([block.show]).map((show) => ({ block: 'show-card', show }));
  if (block.block !== 'video') return [block];
  const video = reader.document('video', block.video);
  const [card] = video ? reader.videos([video.id]) : [];
  return video && card ? [{ block: 'video-card', video: card, source: video.document.source }] : [];
}
