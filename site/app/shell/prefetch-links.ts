import { matchRoutes } from 'react-router';
import { pageOf } from './links.ts';
import type { RouterWindow } from './navigation-rules.ts';
import { fetchPageData } from './page-data.ts';
import { isPrefetched, storePrefetched } from './prefetched-data.ts';

/** How long a pointer must stay on a link before its page is prefetched. */
const dwellMs = 60;

type AddToQueue = (work: () => Promise<unknown>) => void;

/** Prefetches the data of the page behind the link under the pointer, the finger or the focus. */
export function prefetchPointedLinks(add: AddToQueue): () => void {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function prefetchOnEvent(event: Event): void {
    const url = dataUrlOfEvent(event);
    if (url && !isPrefetched(url)) add(() => prefetchData(url));
  }

  const options = { signal: own.signal, passive: true };
  document.addEventListener('touchstart', prefetchOnEvent, options);
  document.addEventListener('focusin', prefetchOnEvent, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(prefetchOnEvent, dwellMs, event);
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    own.abort();
  };
}

function prefetchData(url: string): Promise<unknown> {
  if (isPrefetched(url)) return Promise.resolve();
  const response = fetchPageData(url, null);
  storePrefetched(url, response);
  return response;
}

function dataUrlOfEvent({ target }: Event): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href || anchor.target === '_blank') return undefined;
  const page = pageOf(new URL(anchor.href));
  return page === undefined ? undefined : dataUrl(page);
}

/** The URL from which the router will fetch the data of a page; undefined if it fetches none or uses a client loader. */
function dataUrl(page: string): string | undefined {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as RouterWindow;
  const url = new URL(page, location.origin);
  if (url.pathname === location.pathname && url.search === location.search) return undefined;
  const ids = matchRoutes(router?.routes ?? [], url.pathname)?.map(({ route }) => route.id ?? '') ?? [];
  const routes = ids.filter((id) => id !== 'root' && manifest?.routes[id]?.hasLoader);
  if (routes.length === 0 || routes.some((id) => manifest?.routes[id]?.hasClientLoader)) return undefined;
  url.hash = '';
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', routes.join(','));
  return url.href;
}
