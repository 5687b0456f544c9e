import { browserSettings } from '../browser-settings.ts';
import { content } from '../content.ts';
import { pageMeta, rootData } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { episodeJsonLd } from '../shows/episode-json-ld.ts';
import { HostList } from '../shows/host-list.tsx';
import { ShowGrid } from '../shows/show-grid.tsx';
import { ShowHero } from '../shows/show-hero.tsx';
import { Tracklist } from '../shows/tracklist.tsx';
import { tracklistPage } from '../shows/tracklist-page.ts';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { missingPageWords } from '../words/missing-page.ts';
import { showPageWords } from '../words/show.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/show';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(content);
  const [page, shell] = await Promise.all([client.page('show', `shows/${params.id}`), client.shell()]);
  const tracklist = tracklistPage(page.tracklist, pageNumber(url, 'tracks'));
  if (!tracklist) throw await client.notFound(fill(missingPageWords.notFound, { path: url.pathname }));
  const root = { settings: context.get(browserSettings), shell };
  return { ...page, tracklist, jsonLd: episodeJsonLd(root, page.show, page.description, page.programme) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => [
  ...pageMeta(matches, {
    ...loaderData,
    path: `${location.pathname}${(loaderData?.tracklist.part ?? 1) > 1 ? location.search : ''}`,
    jsonLd: loaderData?.jsonLd,
  }),
  ...embedding(rootData(matches)?.settings.siteUrl, location.pathname, loaderData?.title),
];

/** The link by which other sites find the oEmbed data; it must be an absolute URL. */
function embedding(siteUrl: string | undefined, path: string, title: string | undefined) {
  if (!siteUrl) return [];
  const href = `${siteUrl}/oembed?${new URLSearchParams({ url: siteUrl + path })}`;
  return [{ tagName: 'link' as const, rel: 'alternate', type: 'application/json+oembed', href, title }];
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const { show, programme, hosts, tracklist, text, collections, moreByResidents, related, previous, next } =
    loaderData;
  const host = hosts[0];
  return (
    <>
      <ShowHero show={show} programme={programme} />
      <div className="mx-auto max-w-(--page) px-(--gutter) pb-24">
        <div className="grid gap-x-8 gap-y-12 py-12 md:py-16 lg:grid-cols-12">
          <section aria-labelledby="about" className="lg:col-span-5">
            <h2 id="about" className="sr-only">
              {showPageWords.about}
            </h2>
            <RichText html={text.html} className="text-lg leading-relaxed" />
            {hosts.length > 0 && <HostList hosts={hosts} className="mt-10" />}
            {collections.length > 0 && (
              <p className="mt-8 text-base">
                {showPageWords.partOf}{' '}
                {collections.map((collection, index) => (
                  <span key={collection.id}>
                    {index > 0 && ', '}
                    <Link
                      href={`/collections/${collection.id}`}
                      className="font-bold underline decoration-2 underline-offset-4 hover:text-accent-ink"
                    >
                      {collection.title}
                    </Link>
                  </span>
                ))}
              </p>
            )}
          </section>
          <div className="lg:col-span-7">
            <Tracklist show={show} tracklist={tracklist} />
          </div>
        </div>
        {moreByResidents.length > 0 && (
          <section aria-labelledby="more-by" className="below-first-screen whole-rows pb-16">
            <SectionHead
              id="more-by"
              title={host ? fill(showPageWords.moreFrom, { name: host.name }) : showPageWords.moreFromSame}
              {...(host && { more: { href: `/residents/${host.id}`, title: showPageWords.allTheirs } })}
            />
            <ShowGrid shows={moreByResidents.slice(0, 5)} />
          </section>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related" className="below-first-screen whole-rows pb-16">
            <SectionHead id="related" title={showPageWords.related} />
            <ShowGrid shows={related.slice(0, 10)} />
          </section>
        )}
        <Neighbours previous={previous} next={next} />
      </div>
    </>
  );
}

type Neighbour = { id: string; title: string } | null;

function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={showPageWords.neighbours} className="grid gap-x-8 border-t border-rule md:grid-cols-2">
      {previous && <NeighbourLink label={showPageWords.before} show={previous} />}
      {next && <NeighbourLink label={showPageWords.after} show={next} after />}
    </nav>
  );
}

type NeighbourLinkProps = { label: string; show: { id: string; title: string }; after?: boolean };

function NeighbourLink({ label, show, after = false }: NeighbourLinkProps) {
  return (
    <Link
      href={`/shows/${show.id}`}
      data-after={after}
      className="group block border-b border-hairline py-5 last:border-b-0 md:border-b-0 md:data-[after=true]:col-start-2 md:data-[after=true]:text-right"
    >
      <span className="block font-mono text-xs text-muted">{label}</span>
      <span className="mt-1 block font-display text-2xl leading-tight font-bold tracking-[-0.02em] decoration-2 underline-offset-4 group-hover:underline md:text-3xl">
        {show.title}
      </span>
    </Link>
  );
}
