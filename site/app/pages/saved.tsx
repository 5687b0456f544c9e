import { pageMeta } from '../meta.ts';
import { SavedView } from '../saved/saved-view.tsx';
import { Headline } from '../ui/headline.tsx';
import type { Route } from './+types/saved';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'Saved',
    description: 'What you follow, favourite and have listened to, kept on this device.',
    path: location.pathname,
    hidden: true,
  });

export default function Saved() {
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-8 pb-24 md:pt-12">
      <Headline>Saved</Headline>
      <p className="mt-4 max-w-[48ch] text-lg text-muted">
        Kept in this browser, on this device, without an account.
      </p>
      <noscript>
        <p className="mt-8">This page reads what your browser keeps, for which it needs JavaScript.</p>
      </noscript>
      <SavedView />
    </div>
  );
}
