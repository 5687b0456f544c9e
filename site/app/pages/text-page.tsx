import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/text-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('text', pageIdOf(url.pathname));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return (
    <article className="page">
      <h1>{loaderData.title}</h1>
      <RichText html={loaderData.text.html} />
    </article>
  );
}
