import { matchRoutes } from 'react-router';
import type { RouterWindow } from './navigation-rules.ts';
import { fetchPageData } from './page-data.ts';
import { isPrefetched, storePrefetched } from './prefetched-data.ts';

/** Adds a request for the data of a page to a queue, unless the page has none or it is prefetched already. */
export function prefetchData(page: string, add: (work: () => Promise<unknown>) => void): void {
  const url = dataUrl(page);
  if (!url || isPrefetched(url)) return;
  add(() => {
    if (isPrefetched(url)) return Promise.resolve();
    const response = fetchPageData(url, null);
    storePrefetched(url, response);
    return response;
  });
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
