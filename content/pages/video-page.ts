import type { PageOf } from '@longwave/contract/page.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead, summaryOf } from './head.ts';

const maxRelated = 8;

export async function videoPage(reader: Reader, slug: string): Promise<PageOf<'video'> | undefined> {
  const found = await reader.document('video', slug);
  if (!found) return undefined;
  const { id, document: video, changed } = found;
  const [[card], residents, newest] = await Promise.all([
    reader.videos([id]),
    reader.residents(video.residents),
    reader.list(`tv/${video.kind}`, maxRelated + 1),
  ]);
  if (!card) return undefined;
  const related = newest.filter((other) => other !== id).slice(0, maxRelated);
  return {
    ...pageHead(
      `tv/${slug}`,
      video.title,
      summaryOf(video.description),
      video.picture,
      video.description,
      changed,
    ),
    kind: 'video',
    video: card,
    source: video.source,
    residents,
    related: await reader.videos(related),
  };
}
