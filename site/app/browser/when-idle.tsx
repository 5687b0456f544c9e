import { type ReactNode, useEffect, useState } from 'react';

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels the callback. */
export function whenIdle(callback: () => void): () => void {
  let cancelled = false;
  const wait = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 300));
  const go = () =>
    wait(() => {
      if (!cancelled) callback();
    });
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
  return () => {
    cancelled = true;
    removeEventListener('load', go);
  };
}

/** Mounts its children when the browser is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && children;
}
