import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/article';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(content).page('article', `editorial/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function Article({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
