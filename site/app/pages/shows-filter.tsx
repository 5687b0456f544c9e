import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/shows-filter';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(content).page('shows', 'shows/filter');
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function ShowsFilter({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
