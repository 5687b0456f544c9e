import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { PlayButton } from '../player/play-button.tsx';
import { ShowRow } from '../shows/show-row.tsx';
import { CollectionCard } from '../ui/collection-card.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { isoLength } from '../ui/time.ts';
import { collectionPageWords } from '../words/collection.ts';
import { collectionWords } from '../words/collection-card.ts';
import { collectionKindTitles } from '../words/collection-kinds.ts';
import { plural } from '../words/plural.ts';
import type { Route } from './+types/collection';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(content).page('collection', `collections/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    jsonLd: loaderData && {
      '@type': 'RadioSeries',
      name: loaderData.title,
      description: loaderData.description,
      episode: loaderData.shows.map(({ title, date, recording }) => ({
        '@type': 'RadioEpisode',
        name: title,
        datePublished: date,
        ...(recording ? { timeRequired: isoLength(recording.seconds) } : {}),
      })),
    },
  });

/** the page of a collection. */
export default function Collection({ loaderData }: Route.ComponentProps) {
  const { collection, shows, others, text } = loaderData;
  const [opening] = shows.filter(({ recording }) => recording);
  return (
    <article className="pb-20">
      <header className="wrap grid gap-x-10 gap-y-6 pt-6 pb-12 md:grid-cols-12 md:items-end md:pt-12">
        <Picture
          picture={collection.picture}
          sizes="(min-width: 48rem) 48vw, 94vw"
          first
          className="aspect-square md:col-span-6"
        />
        <div className="md:col-span-6">
          <p className="font-mono text-xs">
            <Link href={`/collections/${collection.kind}`} className="underline underline-offset-4">
              {collectionKindTitles[collection.kind]}
            </Link>
            {' · '}
            {plural(collectionWords.shows, collection.count)}
          </p>
          <Headline className="mt-4 text-[clamp(2.5rem,6.4vw,6.5rem)]">{collection.title}</Headline>
          <RichText html={text.html} className="mt-6 max-w-(--measure) text-lg" />
          {opening && (
            <div className="mt-6 flex items-center gap-4">
              <PlayButton show={opening} list={shows} />
              <span className="font-display text-lg font-bold">{collectionPageWords.play}</span>
            </div>
          )}
        </div>
      </header>
      <section className="wrap" aria-labelledby="inside">
        <SectionHead id="inside" title={collectionPageWords.inside} />
        <ol>
          {shows.map((show) => (
            <li key={show.id}>
              <ShowRow show={show} list={shows} />
            </li>
          ))}
        </ol>
      </section>
      {others.length > 0 && (
        <section className="wrap mt-20" aria-labelledby="others">
          <SectionHead
            id="others"
            title={collectionPageWords.more}
            more={{ href: '/collections', title: collectionPageWords.all }}
          />
          <ul className="grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 lg:grid-cols-3 max-lg:[&>:nth-child(3)]:hidden">
            {others.slice(0, 3).map((other) => (
              <li key={other.id} className="grid min-w-0">
                <CollectionCard collection={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
