import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { SectionTabs } from '../navigation/section-tabs.tsx';
import { CollectionCard } from '../ui/collection-card.tsx';
import { Headline } from '../ui/headline.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { collectionKindTitles } from '../words/collection-kinds.ts';
import { collectionsWords } from '../words/collections.ts';
import type { Route } from './+types/collections';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('collections', pageIdOf(url.pathname));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

function tabs() {
  const kinds = Object.entries(collectionKindTitles);
  return [
    { href: '/collections', title: collectionsWords.allKinds },
    ...kinds.map(([kind, title]) => ({ href: `/collections/${kind}`, title })),
  ];
}

/** R-126…R-129: the list of collections. */
export default function Collections({ loaderData }: Route.ComponentProps) {
  const { title, text, collections } = loaderData;
  return (
    <div className="wrap pt-8 pb-20 md:pt-14">
      <Headline>{title}</Headline>
      <RichText html={text.html} className="mt-6 max-w-(--measure) text-lg" />
      <div className="mt-8 md:mt-12">
        <SectionTabs label={collectionsWords.kinds} tabs={tabs()} />
      </div>
      <h2 className="sr-only">{collectionsWords.list}</h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-3 lg:gap-y-16">
        {collections.map((collection, index) => (
          <li key={collection.id} className="grid min-w-0">
            <CollectionCard collection={collection} first={index === 0} />
          </li>
        ))}
      </ul>
      {collections.length === 0 && <NothingYet>{collectionsWords.nothing}</NothingYet>}
    </div>
  );
}
