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
      <p>This page has not been seen on this device yet, so it cannot be shown without the network.</p>
      <p>
        <Link href="/">Go to the front page</Link> or look through <Link href="/saved">what you saved</Link>.
      </p>
    </section>
  );
}
