import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/search-residents';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(content).page('text', 'search');
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function Search({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
