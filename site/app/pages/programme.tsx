import { deferred } from '../browser/deferred.tsx';
import { browserSettings } from '../browser-settings.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { PlayButton } from '../player/play-button.tsx';
import { Episodes } from '../programmes/episodes.tsx';
import { seriesJsonLd } from '../programmes/series-json-ld.ts';
import { GenreChips } from '../shows/genre-chip.tsx';
import { HostList } from '../shows/host-list.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { pageHref } from '../ui/pager.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { plural } from '../words/plural.ts';
import { programmeWords } from '../words/programme.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/programme';
import { ExternalLinks } from './external-links.tsx';

const FollowButton = deferred(() => import('../saved/follow-button.tsx'));
const ShareButton = deferred(() => import('../shows/share-button.tsx'));
const NextOnAir = deferred(() => import('../residents/next-on-air.tsx'));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(content);
  const [page, shell] = await Promise.all([
    client.page('programme', `programmes/${params.id}`, pageNumber(url)),
    client.shell(),
  ]);
  const root = { settings: context.get(browserSettings), shell };
  return { ...page, jsonLd: seriesJsonLd(root, page) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const path = location.pathname.replace(/\/$/, '');
  return [
    ...pageMeta(matches, {
      ...loaderData,
      path: pageHref(path, loaderData?.shows.page ?? 1),
      jsonLd: loaderData?.jsonLd,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      href: `${path}/podcast.xml`,
      title: loaderData && fill(programmeWords.podcastOf, { title: loaderData.title }),
    },
  ];
};

/** the page of a programme. */
export default function Programme({ loaderData }: Route.ComponentProps) {
  const { programme, description, hosts, links, nextOnAir, shows, text } = loaderData;
  const path = `/programmes/${programme.id}`;
  const newest = shows.items.find(({ recording }) => recording);
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24 md:pt-10">
      <header className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <Picture
          picture={programme.picture}
          sizes="(min-width: 100rem) 40rem, (min-width: 48rem) 42vw, 100vw"
          first
          className="aspect-square self-start md:col-span-5"
        />
        <div className="flex min-w-0 flex-col gap-5 md:col-span-7">
          <p className="border-t border-rule pt-3 font-mono text-xs">
            <Link href="/programmes" className="underline underline-offset-4">
              {programmeWords.programme}
            </Link>
          </p>
          <Headline className={sizeOf(programme.title)}>{programme.title}</Headline>
          {description && <p className="max-w-[36ch] text-xl md:text-2xl">{description}</p>}
          <div className="mt-auto grid gap-5">
            <div className="flex flex-wrap items-center gap-3">
              {newest && <PlayButton show={newest} list={shows.items} large />}
              <FollowButton followed={{ kind: 'programme', id: programme.id, name: programme.title }} />
              <ShareButton title={programme.title} path={path} />
            </div>
            <GenreChips genres={programme.genres} />
          </div>
        </div>
      </header>

      <div className="mt-12 grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <section aria-labelledby="story" className="lg:col-span-7">
          <h2 id="story" className="sr-only">
            {programmeWords.story}
          </h2>
          <RichText html={text.html} className="text-lg leading-relaxed" />
          <ExternalLinks
            label={fill(programmeWords.elsewhere, { title: programme.title })}
            links={links}
            className="mt-6"
          />
        </section>
        {hosts.length > 0 && (
          <section aria-labelledby="hosts" className="lg:col-span-5">
            <h2 id="hosts" className="sr-only">
              {programmeWords.makers}
            </h2>
            <HostList hosts={hosts} />
          </section>
        )}
      </div>

      <NextOnAir slots={nextOnAir} calendar={`${path}/schedule.ics`} named={false} />

      <section aria-labelledby="episodes" className="mt-16">
        <SectionHead
          id="episodes"
          title={plural(programmeWords.episodes, shows.total)}
          more={{ href: `${path}/podcast.xml`, title: programmeWords.podcast }}
        />
        {shows.total > 0 ? (
          <Episodes key={`${programme.id} ${shows.page}`} id={`programmes/${programme.id}`} first={shows} />
        ) : (
          <p className="text-lg">{programmeWords.noEpisodes}</p>
        )}
      </section>
    </div>
  );
}

/** The classes for a title's size; long titles are smaller. */
function sizeOf({ length }: string): string {
  return length <= 20 ? 'text-[clamp(2.75rem,7.6vw,8rem)]' : 'text-[clamp(2.5rem,6vw,6rem)]';
}
