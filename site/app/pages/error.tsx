import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { ErrorView } from '../shell/error-view.tsx';
import { errorWords } from '../words/errors.ts';
import type { Route } from './+types/error';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(content).errorTexts();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: errorWords.title, description: '', path: '/error', hidden: true });

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorView message="" {...loaderData} />;
}
