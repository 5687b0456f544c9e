/** The facts about a page that are sent to third parties in frames of their own. */
export type PageView = { url: string; title: string; referrer: string };

type Listener = (page: PageView) => void;

const listeners = new Set<Listener>();
let current: PageView | undefined;

/** Called when a page is shown and its title is set. */
export function reportPageView(): void {
  const url = location.pathname + location.search;
  if (current?.url === url) return;
  const referrer = current ? location.origin + current.url : document.referrer;
  current = { url, title: document.title, referrer };
  for (const listener of listeners) listener(current);
}

export function currentPage(): PageView {
  reportPageView();
  return current ?? { url: location.pathname, title: document.title, referrer: '' };
}

/** Calls back with every later page view. Returns a function that stops this. */
export function subscribeToPageViews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
