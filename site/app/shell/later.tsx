import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../player/lazy-part.tsx';

const AfterLoad = lazyPart(() => import('./after-load.tsx'));

/** What a page can do without until it is there: fetched when the browser has nothing better to do. */
export function Later() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const wait = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 300));
    const load = () => wait(() => setIdle(true));
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, []);
  if (!idle) return null;
  return (
    <Suspense>
      <AfterLoad />
    </Suspense>
  );
}
