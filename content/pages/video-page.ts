import type { PageOf } from '@longwave/contract/page.ts';
import { pageHead, summaryOf } from './head.ts';
import type { Reader } from './reader.ts';

export function videoPage(reader: Reader, slug: string): PageOf<'video'> | undefined {
  const kept = reader.document('video', slug);
  if (!kept) return undefined;
  const { id, document: video, changed } = kept;
  const [card] = reader.videos([id]);
  if (!card) return undefined;
  const related = reader.list(`tv/${video.kind}`, 9).filter((other) => other !== id);
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
    residents: reader.residents(video.residents),
    related: reader.videos(related.slice(0, 8)),
  };
}
