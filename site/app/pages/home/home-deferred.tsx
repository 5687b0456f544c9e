import type { PageOf } from '@longwave/contract/page.ts';
import { ShowRow } from '../../shows/show-row.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { homeDeferredWords } from '../../words/home-deferred.ts';
import { CollectionFeature } from './collection-feature.tsx';
import { EditorialSpread } from './editorial-spread.tsx';
import { ResidentNames } from './resident-names.tsx';
import { TvWall } from './tv-wall.tsx';

type HomeDeferredProps = Pick<
  PageOf<'home'>,
  'collection' | 'articles' | 'featured' | 'videos' | 'residents'
>;

/** The lower part of the home page. */
export default function HomeDeferred({
  collection,
  articles,
  featured,
  videos,
  residents,
}: HomeDeferredProps) {
  return (
    <>
      {collection && <CollectionFeature card={collection.card} shows={collection.shows} />}
      <EditorialSpread articles={articles} />
      {featured.length > 0 && (
        <section className="below-first-screen wrap pb-14 md:pb-20" aria-labelledby="picks">
          <SectionHead
            title={homeDeferredWords.picks}
            id="picks"
            more={{ href: '/shows/featured', title: homeDeferredWords.allPicks }}
          />
          {featured.map((show) => (
            <ShowRow key={show.id} show={show} list={featured} />
          ))}
        </section>
      )}
      <TvWall videos={videos} />
      <ResidentNames residents={residents} />
    </>
  );
}
