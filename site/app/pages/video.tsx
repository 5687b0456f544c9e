import { picturePath } from '@longwave/contract/picture-path.ts';
import { content } from '../content.ts';
import { absolute, pageMeta, rootData } from '../meta.ts';
import { Day } from '../ui/day.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { clock, isoLength } from '../ui/time.ts';
import { VideoCard } from '../ui/video-card.tsx';
import { Video } from '../video/video.tsx';
import { videoWords } from '../words/video.ts';
import { videoKindTitles } from '../words/video-kinds.ts';
import type { Route } from './+types/video';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(content).page('video', `tv/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const root = rootData(matches);
  return pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    type: 'video.other',
    jsonLd: loaderData && {
      '@type': 'VideoObject',
      name: loaderData.title,
      description: loaderData.description,
      uploadDate: loaderData.video.date,
      duration: isoLength(loaderData.video.seconds),
      ...(root ? { thumbnailUrl: absolute(root, picturePath(loaderData.video.picture, 1440, 'jpg')) } : {}),
    },
  });
};

/** The largest width of the video at which the title below is still visible. */
const maxWidth = 'md:max-w-[min(var(--page),max(45rem,130dvh))]';

/** the page of a video. */
export default function VideoPage({ loaderData }: Route.ComponentProps) {
  const { video, source, residents, related, text } = loaderData;
  return (
    <div className="pb-20">
      <div className={`mx-auto max-w-(--page) md:px-(--gutter) md:pt-8 ${maxWidth}`}>
        <Video title={video.title} picture={video.picture} source={source} first />
      </div>
      <div className={`wrap mt-8 grid gap-x-10 gap-y-6 md:grid-cols-12 ${maxWidth}`}>
        <div className="md:col-span-8">
          <p className="font-mono text-xs">
            <Link href={`/tv/${video.kind}`} className="underline underline-offset-4">
              {videoKindTitles[video.kind]}
            </Link>
            {' · '}
            {clock(video.seconds)}
          </p>
          <Headline className="mt-4 text-[clamp(2.25rem,5vw,4.5rem)]">{video.title}</Headline>
        </div>
        <div className="md:col-span-8">
          <RichText html={text.html} className="max-w-(--measure) text-lg" />
        </div>
        <p className="font-mono text-xs leading-relaxed md:col-span-4 md:text-right">
          <Day of={video.date} long />
          {residents.map(({ id, name }) => (
            <span key={id} className="block">
              <Link
                href={`/residents/${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
              </Link>
            </span>
          ))}
        </p>
      </div>
      {related.length > 0 && (
        <section className="wrap mt-16" aria-labelledby="related">
          <h2
            id="related"
            className="border-t border-current pt-3 pb-6 font-display text-3xl font-bold tracking-[-0.02em]"
          >
            {videoWords.next}
          </h2>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-3 max-lg:[&>:nth-child(3)]:hidden">
            {related.slice(0, 3).map((other) => (
              <li key={other.id}>
                <VideoCard video={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
