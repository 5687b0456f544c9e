import type { PageOf } from '@longwave/contract/page.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { ShowRow } from '../../ui/show-row.tsx';
import { homeBelowWords } from '../../words/home-below.ts';
import { CollectionFeature } from './collection-feature.tsx';
import { EditorialSpread } from './editorial-spread.tsx';
import { ResidentNames } from './resident-names.tsx';
import { TvWall } from './tv-wall.tsx';

type HomeBelowProps = Pick<PageOf<'home'>, 'collection' | 'articles' | 'featured' | 'videos' | 'residents'>;

/** What one scrolls to: words, pictures and people. */
export default function HomeBelow({ collection, articles, featured, videos, residents }: HomeBelowProps) {
  return (
    <>
      {collection && <CollectionFeature card={collection.card} shows={collection.shows} />}
      <EditorialSpread articles={articles} />
      {featured.length > 0 && (
        <section className="below wrap pb-14 md:pb-20" aria-labelledby="picks">
          <SectionHead
            title={homeBelowWords.picks}
            id="picks"
            more={{ href: '/shows/featured', title: homeBelowWords.allPicks }}
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
