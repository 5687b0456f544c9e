import type { ShownBlock } from '@longwave/contract/page.ts';
import { ShowRow } from '../shows/show-row.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Video } from '../video/video.tsx';

/** The blocks of a document: text, pictures, quotes, shows and videos; each is a child of the grid around them. */
export function Blocks({ blocks }: { blocks: ShownBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids and are never reordered
    <Block key={index} block={block} />
  ));
}

const column = 'mx-auto w-full max-w-(--measure)';

function Block({ block }: { block: ShownBlock }) {
  switch (block.block) {
    case 'html':
      return <RichText html={block.html} className={`${column} text-lg`} />;
    case 'picture':
      return (
        <figure className="mx-auto w-full max-w-5xl">
          <Picture
            picture={block.picture}
            sizes="(min-width: 64rem) 64rem, 94vw"
            className="[&>img]:h-auto [&>img]:w-full"
          />
          {block.caption && (
            <figcaption className="mt-2 font-mono text-xs text-muted">{block.caption}</figcaption>
          )}
        </figure>
      );
    case 'quote':
      return (
        <figure className="mx-auto w-full max-w-4xl border-t-4 border-accent-line pt-5">
          <blockquote className="font-display text-3xl leading-[1.05] font-bold tracking-[-0.025em] text-balance md:text-5xl">
            “{block.text}”
          </blockquote>
          {block.by && <figcaption className="mt-4 font-mono text-xs text-muted">{block.by}</figcaption>}
        </figure>
      );
    case 'show-card':
      return (
        <div className="mx-auto w-full max-w-4xl border-b border-hairline">
          <ShowRow show={block.show} />
        </div>
      );
    case 'video-card':
      return (
        <figure className="mx-auto w-full max-w-5xl">
          <Video title={block.video.title} picture={block.video.picture} source={block.source} />
          <figcaption className="mt-2 font-mono text-xs text-muted">
            <Link href={`/tv/${block.video.id}`} className="underline underline-offset-4">
              {block.video.title}
            </Link>
          </figcaption>
        </figure>
      );
    default:
      return null;
  }
}
