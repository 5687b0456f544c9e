/** Milliseconds of layout before the browser may handle other work. */
const maxBlockingMs = 30;

/**
 * Lays out the parts below the first screen one after the other once the page has loaded, so that search in the page, print
 * and audits see all of it. While the page loads they are not laid out (`data-first-page`, styles/page.css).
 */
export async function layOutOffscreen(): Promise<void> {
  const page = document.documentElement;
  const parts = import.meta.env.DEV ? [] : document.querySelectorAll<HTMLElement>('.below-first-screen');
  let startedAt = performance.now();
  for (const part of parts) {
    if (!page.hasAttribute('data-first-page')) break;
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    if (performance.now() - startedAt < maxBlockingMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    startedAt = performance.now();
  }
  page.removeAttribute('data-first-page');
  for (const part of parts) part.style.removeProperty('content-visibility');
}
