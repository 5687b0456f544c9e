import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/resident';

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(content).page('resident', `residents/${params.id}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname });

export default function Resident({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
