import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { SectionTabs } from '../navigation/section-tabs.tsx';
import { pageNumber } from '../page-number.ts';
import { Headline } from '../ui/headline.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { Pager, pageHref } from '../ui/pager.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { VideoCard } from '../ui/video-card.tsx';
import { tvWords } from '../words/tv.ts';
import { videoKindTitles } from '../words/video-kinds.ts';
import type { Route } from './+types/tv';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('tv', pageIdOf(url.pathname), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...loaderData,
    path: pageHref(location.pathname, loaderData?.videos.page ?? 1),
  });

function tabs() {
  const kinds = Object.entries(videoKindTitles);
  return [
    { href: '/tv', title: tvWords.everything },
    ...kinds.map(([kind, title]) => ({ href: `/tv/${kind}`, title })),
  ];
}

/** R-101…R-104: the list of videos, all or of one kind. */
export default function Tv({ loaderData }: Route.ComponentProps) {
  const { title, text, videos, videoKind } = loaderData;
  const [feature, ...rest] = videos.items;
  const path = videoKind ? `/tv/${videoKind}` : '/tv';
  return (
    <div className="wrap pt-8 pb-20 md:pt-14">
      <Headline>{title}</Headline>
      <RichText html={text.html} className="mt-6 max-w-(--measure) text-lg" />
      <div className="mt-8 md:mt-12">
        <SectionTabs label={tvWords.kinds} tabs={tabs()} />
      </div>
      <h2 className="sr-only">{tvWords.list}</h2>
      {!feature && <NothingYet>{tvWords.nothing}</NothingYet>}
      {feature && (
        <div className="mt-8 md:mt-10 lg:[&_.picture]:aspect-[21/9]">
          <VideoCard video={feature} sizes="94vw" first large />
        </div>
      )}
      <ul className="mt-12 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 sm:gap-y-12 md:mt-16 lg:grid-cols-3">
        {rest.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      <Pager page={videos.page} pages={videos.pages} hrefOf={(number) => pageHref(path, number)} />
    </div>
  );
}
