import { pageMeta } from '../meta.ts';
import { SavedView } from '../saved/saved-view.tsx';
import { Headline } from '../ui/headline.tsx';
import { savedWords } from '../words/saved.ts';
import type { Route } from './+types/saved';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: savedWords.title,
    description: savedWords.description,
    path: location.pathname,
    hidden: true,
  });

export default function Saved() {
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <Headline>{savedWords.title}</Headline>
      <p className="mt-4 max-w-[48ch] text-lg text-muted">{savedWords.lead}</p>
      <noscript>
        <p className="mt-8">{savedWords.needsScript}</p>
      </noscript>
      <SavedView />
    </div>
  );
}
