import { pageMeta } from '../meta.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/offline';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Offline', path: '/offline', hidden: true });

/** Kept by the service worker for a page that was never seen before. */
export default function Offline() {
  return (
    <section className="wrap page-head">
      <h1 className="display">You are offline</h1>
      <p className="mt-6 max-w-[40ch] text-xl leading-snug md:text-2xl">
        This page has not been seen on this device yet, so it cannot be shown without the network.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link href="/" className="button-strong">
          Go to the front page
        </Link>
        <Link href="/saved" className="button-quiet">
          What you saved
        </Link>
      </p>
    </section>
  );
}
