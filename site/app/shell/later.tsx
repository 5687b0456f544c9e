import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../player/lazy-part.tsx';
import { afterPage } from './after-page.ts';

const AfterLoad = lazyPart(() => import('./after-load.tsx'));

/** What a page can do without until it is there: fetched when the browser has nothing better to do. */
export function Later() {
  const [idle, setIdle] = useState(false);
  useEffect(() => afterPage(() => setIdle(true)), []);
  if (!idle) return null;
  return (
    <Suspense>
      <AfterLoad />
    </Suspense>
  );
}
