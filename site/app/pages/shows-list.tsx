import { pageIdOf } from '@longwave/contract/slug.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/shows-list';
export async function loader({ context, url }: Route.LoaderArgs) {
  return context.get(content).page('shows', pageIdOf(url.pathname));
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function ShowsList({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
