import { picturePath } from '@longwave/contract/picture-path.ts';
import { deferred } from '../browser/deferred.tsx';
import { content } from '../content.ts';
import { absolute, pageMeta, rootData } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { ProgrammeCards } from '../programmes/programme-cards.tsx';
import { ArticleLine, VideoLine } from '../residents/related-lines.tsx';
import { GenreChips } from '../shows/genre-chip.tsx';
import { ShowGrid } from '../shows/show-grid.tsx';
import { Headline } from '../ui/headline.tsx';
import { Pager, pageHref } from '../ui/pager.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { plural } from '../words/plural.ts';
import { residentWords } from '../words/resident.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/resident';
import { ExternalLinks } from './external-links.tsx';

const FollowButton = deferred(() => import('../saved/follow-button.tsx'));
const NextOnAir = deferred(() => import('../residents/next-on-air.tsx'));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return context.get(content).page('resident', `residents/${params.id}`, pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const root = rootData(matches);
  return pageMeta(matches, {
    ...loaderData,
    path: pageHref(location.pathname, loaderData?.shows.page ?? 1),
    type: 'profile',
    jsonLd: loaderData &&
      root && {
        '@type': 'Person',
        name: loaderData.resident.name,
        description: loaderData.description,
        url: `${root.settings.siteUrl}${location.pathname}`,
        image: absolute(root, picturePath(loaderData.resident.picture, 960, 'jpg')),
        sameAs: loaderData.links.map((link) => link.url).filter((url) => url.startsWith('http')),
        worksFor: { '@type': 'RadioStation', name: root.shell.station.name, url: root.settings.siteUrl },
      },
  });
};

export default function Resident({ loaderData }: Route.ComponentProps) {
  const { resident, place, genres, links, nextOnAir, programmes, shows, articles, videos, text } = loaderData;
  const path = `/residents/${resident.id}`;
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24 md:pt-10">
      <header className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-8 md:row-start-1">
          <p className="border-t border-rule pt-3 font-mono text-xs">
            {place ? fill(residentWords.residentIn, { place }) : residentWords.resident}
          </p>
          <Headline className="mt-5">{resident.name}</Headline>
          {resident.tagline && <p className="mt-5 max-w-[36ch] text-xl md:text-2xl">{resident.tagline}</p>}
        </div>
        <Picture
          picture={resident.picture}
          sizes="(min-width: 100rem) 32rem, (min-width: 48rem) 33vw, 100vw"
          first
          className="aspect-square self-start md:col-span-4 md:row-span-2"
        />
        <div className="grid content-start gap-6 md:col-span-8">
          <div className="flex flex-wrap items-center gap-3">
            <FollowButton followed={{ kind: 'resident', id: resident.id, name: resident.name }} />
            <GenreChips genres={genres} />
          </div>
          <RichText html={text.html} className="max-w-(--measure) text-lg leading-relaxed" />
          <ExternalLinks label={fill(residentWords.elsewhere, { name: resident.name })} links={links} />
        </div>
      </header>

      <NextOnAir slots={nextOnAir} calendar={`${path}/schedule.ics`} />

      {programmes.length > 0 && (
        <section aria-labelledby="programmes" className="mt-16">
          <SectionHead
            id="programmes"
            title={plural(residentWords.programmes, programmes.length)}
            more={{ href: '/programmes', title: residentWords.allProgrammes }}
          />
          <ProgrammeCards programmes={programmes} />
        </section>
      )}

      <section aria-labelledby="shows" className="mt-16">
        <SectionHead
          id="shows"
          title={plural(residentWords.shows, shows.total)}
          more={{ href: `${path}/podcast.xml`, title: residentWords.podcast }}
        />
        {shows.items.length > 0 ? (
          <ShowGrid shows={shows.items} />
        ) : (
          <p className="text-lg">{residentWords.noShows}</p>
        )}
        <Pager page={shows.page} pages={shows.pages} hrefOf={(page) => pageHref(path, page)} />
      </section>

      {articles.length + videos.length > 0 && (
        <section aria-labelledby="also" className="mt-16">
          <SectionHead id="also" title={residentWords.also} />
          <ul className="grid gap-x-8 md:grid-cols-2">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleLine article={article} />
              </li>
            ))}
            {videos.map((video) => (
              <li key={video.id}>
                <VideoLine video={video} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
