import { pageOf } from './links.ts';

/** How long a pointer must stay on a link until it counts. */
const dwellMs = 60;

/** Calls back with the page behind the link under the pointer, the finger or the focus. */
export function followPointedLinks(onPage: (page: string) => void): () => void {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleEvent({ target }: Event): void {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (!(anchor instanceof HTMLAnchorElement) || !anchor.href || anchor.target === '_blank') return;
    const page = pageOf(anchor);
    if (page !== undefined) onPage(page);
  }

  const options = { signal: own.signal, passive: true };
  document.addEventListener('touchstart', handleEvent, options);
  document.addEventListener('focusin', handleEvent, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(handleEvent, dwellMs, event);
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    own.abort();
  };
}
