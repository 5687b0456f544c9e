/** What third parties in a frame of their own are told of the page. */
export type PageView = { url: string; title: string; referrer: string };

type Listener = (page: PageView) => void;

const listeners = new Set<Listener>();
let current: PageView | undefined;

/** Called when a page is shown, with its title in place. */
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

/** Calls back with every later page view. Returns what ends it. */
export function subscribeToPageViews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
