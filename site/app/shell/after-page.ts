/** Does something once the page has loaded and the browser has nothing better to do. */
export function afterPage(work: () => void): () => void {
  let cancelled = false;
  const wait = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 300));
  const go = () =>
    wait(() => {
      if (!cancelled) work();
    });
  if (document.readyState === 'complete') go();
  else addEventListener('load', go, { once: true });
  return () => {
    cancelled = true;
    removeEventListener('load', go);
  };
}
