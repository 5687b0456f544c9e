/** As long as a layout may take before the browser gets its turn; a fast machine is done within it. */
const turn = 30;

/**
 * While a page is loading, the parts below its first screen are not laid out (`data-first-page`, styles/page.css). Once it has
 * loaded they are, one after the other, so that nothing of the page is missing to whoever searches, prints or checks it.
 */
export async function layOutBelow(): Promise<void> {
  const page = document.documentElement;
  const parts = import.meta.env.DEV ? [] : document.querySelectorAll<HTMLElement>('.below');
  let began = performance.now();
  for (const part of parts) {
    if (!page.hasAttribute('data-first-page')) break;
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    if (performance.now() - began < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  page.removeAttribute('data-first-page');
  for (const part of parts) part.style.removeProperty('content-visibility');
}
