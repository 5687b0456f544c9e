import { picturePath } from '@longwave/contract/picture-path.ts';
import { content } from '../content.ts';
import { absolute, pageMeta, rootData } from '../meta.ts';
import { ArticleCard } from '../ui/article-card.tsx';
import { Day } from '../ui/day.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { ResidentCard } from '../ui/resident-card.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { articleWords } from '../words/article.ts';
import { editorialSectionTitles } from '../words/editorial-sections.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/article';
import { Blocks } from './blocks.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(content).page('article', `editorial/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const root = rootData(matches);
  return pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    type: 'article',
    jsonLd: loaderData && {
      '@type': 'Article',
      headline: loaderData.title,
      description: loaderData.article.lede,
      datePublished: loaderData.article.date,
      dateModified: loaderData.changed,
      author: { '@type': 'Person', name: loaderData.article.author },
      ...(root ? { image: absolute(root, picturePath(loaderData.article.picture, 1440, 'jpg')) } : {}),
    },
  });
};

/** the page of an article. */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, blocks, residents, related } = loaderData;
  return (
    <div className="pb-20">
      <article>
        <header className="wrap pt-8 md:pt-14">
          <p className="font-mono text-xs">
            <Link href={`/editorial/${article.section}`} className="underline underline-offset-4">
              {editorialSectionTitles[article.section]}
            </Link>
          </p>
          <Headline className="mt-4 max-w-[16ch] text-[clamp(2.5rem,7vw,6.5rem)]">{article.title}</Headline>
          <div className="mt-8 grid gap-6 md:grid-cols-12">
            <p className="max-w-[48ch] text-xl leading-snug md:col-span-8 md:text-2xl">{article.lede}</p>
            <p className="font-mono text-xs leading-relaxed text-muted md:col-span-4 md:text-right">
              {fill(articleWords.wordsBy, { author: article.author })}
              <br />
              <Day of={article.date} long />
            </p>
          </div>
        </header>
        <Picture
          picture={article.picture}
          sizes="100vw"
          first
          className="mx-auto mt-10 aspect-[3/2] max-h-[85vh] w-full max-w-(--page)"
        />
        <div className="article-body wrap mt-12 grid grid-cols-1 gap-y-10">
          <h2 className="sr-only">{articleWords.story}</h2>
          <Blocks blocks={blocks} />
        </div>
      </article>
      {residents.length > 0 && (
        <section className="wrap mt-20" aria-labelledby="about">
          <SectionHead id="about" title={articleWords.inThisStory} />
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 lg:grid-cols-6">
            {residents.map((resident) => (
              <li key={resident.id}>
                <ResidentCard resident={resident} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section className="wrap mt-20" aria-labelledby="related">
          <SectionHead
            id="related"
            title={articleWords.readOn}
            more={{ href: '/editorial', title: articleWords.allStories }}
          />
          <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 sm:max-lg:[&>:nth-child(3)]:hidden">
            {related.slice(0, 3).map((other) => (
              <li key={other.id} className="grid min-w-0">
                <ArticleCard article={other} line />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
