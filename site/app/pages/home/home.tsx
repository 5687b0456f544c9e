import { content } from '../../content.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { latest, featured, collection, articles, videos, residents, title, description, picture } =
    await context.get(content).site();
  return { latest, featured, collection, articles, videos, residents, title, description, picture };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...loaderData, path: '/' });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.title}</h1>;
}
