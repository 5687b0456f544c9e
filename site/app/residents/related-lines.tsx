import type { ArticleCard, VideoCard } from '@longwave/contract/card.ts';
import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { residentWords } from '../words/resident.ts';

export function ArticleLine({ article }: { article: ArticleCard }) {
  return (
    <Line
      href={`/editorial/${article.id}`}
      kind={residentWords.read}
      title={article.title}
      picture={article.picture}
    />
  );
}

export function VideoLine({ video }: { video: VideoCard }) {
  return (
    <Line href={`/tv/${video.id}`} kind={residentWords.watch} title={video.title} picture={video.picture} />
  );
}

function Line(props: { href: string; kind: string; title: string; picture: PictureFacts }) {
  return (
    <Link
      href={props.href}
      className="group grid grid-cols-[7rem_1fr] items-center gap-x-5 border-t border-hairline py-4"
    >
      <Picture picture={props.picture} sizes="112px" decorative className="aspect-[4/3]" />
      <span>
        <span className="block font-mono text-xs text-muted">{props.kind}</span>
        <span className="mt-1 block font-display text-xl leading-tight font-bold decoration-2 underline-offset-4 group-hover:underline">
          {props.title}
        </span>
      </span>
    </Link>
  );
}
