/** A page as others may know it who do not stand on it. */
export type SeenPage = { address: string; title: string; referrer: string };

type Listener = (page: SeenPage) => void;

const listeners = new Set<Listener>();
let current: SeenPage | undefined;

/** Called when a page is shown, with its title in place. */
export function pageSeen(): void {
  const address = location.pathname + location.search;
  if (current?.address === address) return;
  const referrer = current ? location.origin + current.address : document.referrer;
  current = { address, title: document.title, referrer };
  for (const tell of listeners) tell(current);
}

export function currentPage(): SeenPage {
  pageSeen();
  return current ?? { address: location.pathname, title: document.title, referrer: '' };
}

/** Tells of every page that is opened from now on. Returns what ends it. */
export function followPages(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
