import { pageMeta } from '../meta.ts';
import { Link } from '../ui/link.tsx';
import { offlineWords } from '../words/offline.ts';
import type { Route } from './+types/offline';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offlineWords.title, path: '/offline', hidden: true });

/** The page that the service worker stores and shows in place of a page that is not stored. */
export default function Offline() {
  return (
    <section className="wrap page-head">
      <h1 className="display">{offlineWords.headline}</h1>
      <p className="mt-6 max-w-[40ch] text-xl leading-snug md:text-2xl">{offlineWords.explanation}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link href="/" className="button-strong">
          {offlineWords.home}
        </Link>
        <Link href="/saved" className="button-quiet">
          {offlineWords.saved}
        </Link>
      </p>
    </section>
  );
}
