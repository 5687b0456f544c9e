import type { VideoCard as VideoFacts } from '@longwave/contract/card.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { VideoCard } from '../../ui/video-card.tsx';
import { homeDeferredWords } from '../../words/home-deferred.ts';

/** A large video with three others beside it. */
export function TvWall({ videos }: { videos: VideoFacts[] }) {
  const [lead, ...rest] = videos;
  if (!lead) return null;
  return (
    <section className="below-first-screen layout-tv" aria-labelledby="tv">
      <div className="wrap py-12 md:py-16">
        <SectionHead
          title={homeDeferredWords.watch}
          id="tv"
          more={{ href: '/tv', title: homeDeferredWords.allTv }}
        />
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-[3fr_1fr]">
          <VideoCard video={lead} large sizes="(min-width: 64rem) 70vw, 94vw" />
          <div className="grid grid-cols-2 content-start gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-1 max-sm:[&>:nth-child(3)]:hidden">
            {rest.map((video) => (
              <VideoCard
                key={video.id}
                video={video}
                sizes="(min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 48vw"
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
