import type { VideoCard as VideoFacts } from '@longwave/contract/card.ts';
import { videoKindTitles } from '../words/video-kinds.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { clock } from './time.ts';

type VideoCardProps = { video: VideoFacts; sizes?: string; first?: boolean; large?: boolean };

/** The card of a video: a still with the video's length in the corner. */
export function VideoCard({
  video,
  sizes = '(min-width: 64rem) 31vw, 48vw',
  first = false,
  large = false,
}: VideoCardProps) {
  return (
    <article className="group relative min-w-0">
      <div className="relative">
        <Picture picture={video.picture} sizes={sizes} first={first} decorative className="aspect-video" />
        <p className="absolute right-0 bottom-0 bg-ink px-2 py-1 font-mono text-xs text-paper">
          {clock(video.seconds)}
        </p>
      </div>
      <h3
        className={`mt-3 font-display font-bold tracking-[-0.02em] text-balance break-words ${large ? 'text-4xl leading-[0.95] md:text-6xl' : 'text-lg leading-[1.08] sm:text-xl'}`}
      >
        <Link
          href={`/tv/${video.id}`}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {video.title}
        </Link>
      </h3>
      <p className="mt-1.5 font-mono text-xs text-muted">{videoKindTitles[video.kind]}</p>
    </article>
  );
}
