import type { Block } from '@longwave/contract/document-types/block.ts';
import type { ShownBlock } from '@longwave/contract/page.ts';
import type { Reader } from '../store/reader.ts';

/** Fills in the shows and videos that blocks name; blocks that name a missing one are left out. */
export async function resolveBlocks(reader: Reader, blocks: Block[]): Promise<ShownBlock[]> {
  return (await Promise.all(blocks.map((block) => resolveBlock(reader, block)))).flat();
}

async function resolveBlock(reader: Reader, block: Block): Promise<ShownBlock[]> {
  if (block.block === 'show')
    return (await reader.shows([block.show])).map((show) => ({ block: 'show-card', show }));
  if (block.block !== 'video') return [block];
  const video = await reader.document('video', block.video);
  const [card] = video ? await reader.videos([video.id]) : [];
  return video && card ? [{ block: 'video-card', video: card, source: video.document.source }] : [];
}
