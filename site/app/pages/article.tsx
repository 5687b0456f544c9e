import type { ShownBlock } from '@longwave/contract/page.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { content } from '../content.ts';
import { absolute, pageMeta, rootData } from '../meta.ts';
import { cleanHtml } from '../rich-text.ts';
import { ArticleCard, editorialSectionTitles } from '../ui/article-card.tsx';
import { Day } from '../ui/day.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { ResidentCard } from '../ui/resident-card.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ShowRow } from '../ui/show-row.tsx';
import { Video } from '../video/video.tsx';
import type { Route } from './+types/article';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(content).page('article', `editorial/${params.id}`);
  return { ...found, blocks: found.blocks.map(cleaned) };
}

function cleaned(block: ShownBlock): ShownBlock {
  return block.block === 'html' ? { ...block, html: cleanHtml(block.html) } : block;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const root = rootData(matches);
  return pageMeta(matches, {
    ...loaderData,
    path: location.pathname,
    type: 'article',
    thing: loaderData && {
      '@type': 'Article',
      headline: loaderData.title,
      description: loaderData.article.lede,
      datePublished: loaderData.article.date,
      dateModified: loaderData.changed,
      author: { '@type': 'Person', name: loaderData.article.author },
      ...(root ? { image: absolute(root, picturePath(loaderData.article.picture.name, 1440, 'jpg')) } : {}),
    },
  });
};

/** an article, read from top to bottom; shows in it play where they stand. */
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
              Words by {article.author}
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
          <h2 className="sr-only">The story</h2>
          {blocks.map((block, place) => (
            // The blocks of an article have no names and never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <ArticleBlock key={place} block={block} />
          ))}
        </div>
      </article>
      {residents.length > 0 && (
        <section className="wrap mt-20" aria-labelledby="about">
          <SectionHead id="about" title="In this story" />
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
          <SectionHead id="related" title="Read on" more={{ href: '/editorial', title: 'All stories' }} />
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

const column = 'mx-auto w-full max-w-(--measure)';

function ArticleBlock({ block }: { block: ShownBlock }) {
  switch (block.block) {
    case 'html':
      return <RichText html={block.html} className={`${column} text-lg`} />;
    case 'picture':
      return (
        <figure className="mx-auto w-full max-w-5xl">
          <Picture
            picture={block.picture}
            sizes="(min-width: 64rem) 64rem, 94vw"
            className="[&>img]:h-auto [&>img]:w-full"
          />
          {block.caption && (
            <figcaption className="mt-2 font-mono text-xs text-muted">{block.caption}</figcaption>
          )}
        </figure>
      );
    case 'quote':
      return (
        <figure className="mx-auto w-full max-w-4xl border-t-4 border-accent-line pt-5">
          <blockquote className="font-display text-3xl leading-[1.05] font-bold tracking-[-0.025em] text-balance md:text-5xl">
            “{block.text}”
          </blockquote>
          {block.by && <figcaption className="mt-4 font-mono text-xs text-muted">{block.by}</figcaption>}
        </figure>
      );
    case 'show-card':
      return (
        <div className="mx-auto w-full max-w-4xl border-b border-hairline">
          <ShowRow show={block.show} />
        </div>
      );
    case 'video-card':
      return (
        <figure className="mx-auto w-full max-w-5xl">
          <Video title={block.video.title} picture={block.video.picture} source={block.source} />
          <figcaption className="mt-2 font-mono text-xs text-muted">
            <Link href={`/tv/${block.video.id}`} className="underline underline-offset-4">
              {block.video.title}
            </Link>
          </figcaption>
        </figure>
      );
    default:
      return null;
  }
}
