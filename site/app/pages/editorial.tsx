import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { SectionTabs } from '../navigation/section-tabs.tsx';
import { pageNumber } from '../page-number.ts';
import { ArticleCard } from '../ui/article-card.tsx';
import { Headline } from '../ui/headline.tsx';
import { NothingYet } from '../ui/nothing-yet.tsx';
import { Pager, pageHref } from '../ui/pager.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { editorialWords } from '../words/editorial.ts';
import { editorialSectionTitles } from '../words/editorial-sections.ts';
import type { Route } from './+types/editorial';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('editorial', pageIdOf(url.pathname), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...loaderData,
    path: pageHref(location.pathname, loaderData?.articles.page ?? 1),
  });

function tabs() {
  const sections = Object.entries(editorialSectionTitles);
  return [
    { href: '/editorial', title: editorialWords.everything },
    ...sections.map(([section, title]) => ({ href: `/editorial/${section}`, title })),
  ];
}

/** The `sizes` of a wide article's picture. */
const wide = '(min-width: 64rem) 63vw, (min-width: 40rem) 48vw, 94vw';

/** Whether an article is wide. Rows repeat: three articles; wide and one; three; one and wide. */
function isWide(place: number): boolean {
  return place % 10 === 3 || place % 10 === 9;
}

/** R-117…R-122: the newest article is large, the next two are beside it. */
export default function Editorial({ loaderData }: Route.ComponentProps) {
  const { title, text, articles, section } = loaderData;
  const [lead, ...rest] = articles.items;
  const beside = rest.slice(0, 2);
  const path = section ? `/editorial/${section}` : '/editorial';
  return (
    <div className="wrap pt-8 pb-20 md:pt-14">
      <Headline>{title}</Headline>
      <RichText html={text.html} className="mt-6 max-w-(--measure) text-lg" />
      <div className="mt-8 md:mt-12">
        <SectionTabs label={editorialWords.sections} tabs={tabs()} />
      </div>
      <h2 className="sr-only">{editorialWords.stories}</h2>
      {!lead && <NothingYet>{editorialWords.nothing}</NothingYet>}
      {lead && (
        <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <ArticleCard article={lead} sizes="(min-width: 64rem) 64vw, 94vw" first large />
          </div>
          <ul className="grid content-start gap-x-6 gap-y-10 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            {beside.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {rest.length > 2 && (
        <ul className="mt-12 grid gap-x-6 gap-y-6 border-t border-rule pt-8 sm:grid-cols-2 sm:gap-y-14 sm:pt-10 md:mt-16 lg:grid-cols-3">
          {rest.slice(2).map((article, place) => (
            <li key={article.id} className={`grid min-w-0 ${isWide(place) ? 'lg:col-span-2' : ''}`}>
              <ArticleCard
                article={article}
                line
                wide={isWide(place)}
                {...(isWide(place) && { sizes: wide })}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager page={articles.page} pages={articles.pages} hrefOf={(number) => pageHref(path, number)} />
    </div>
  );
}
