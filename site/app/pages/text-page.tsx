import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { Headline } from '../ui/headline.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/text-page';
import { Blocks } from './blocks.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('text', pageIdOf(url.pathname));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

/** Info, the page about the app, and every further page that the station writes. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { title, description, picture, text, blocks } = loaderData;
  return (
    <article className="wrap pb-24">
      <header className="page-head grid gap-y-5">
        <Headline>{title}</Headline>
        {description && <p className="max-w-[46ch] text-xl leading-snug md:text-2xl">{description}</p>}
      </header>
      <div className="grid gap-x-12 gap-y-10 border-t border-rule pt-8 lg:grid-cols-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-10 lg:col-span-7 [&>*]:mx-0">
          <RichText html={text.html} className="lg:text-lg" />
          <Blocks blocks={blocks} />
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 38vw, 94vw"
            first
            className="order-first self-start lg:sticky lg:top-20 lg:order-none lg:col-span-5"
          />
        )}
      </div>
    </article>
  );
}
