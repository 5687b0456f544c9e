import { matchRoutes } from 'react-router';
import { isAhead, keepAhead } from './data-ahead.ts';
import { pageOf } from './links.ts';
import type { OwnWindow } from './navigation-rules.ts';
import { askPageData } from './page-data.ts';

/** Passing over a link is no interest in it. */
const dwell = 60;

type Add = (work: () => Promise<unknown>) => void;

/** Asks for the data of the page that a link under the pointer, the finger or the focus leads to. */
export function followPointer(add: Add): () => void {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(event: Event): void {
    const address = dataAddressOf(event);
    if (address && !isAhead(address)) add(() => fetchAhead(address));
  }

  const options = { signal: own.signal, passive: true };
  document.addEventListener('touchstart', ask, options);
  document.addEventListener('focusin', ask, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(ask, dwell, event);
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    own.abort();
  };
}

function fetchAhead(address: string): Promise<unknown> {
  if (isAhead(address)) return Promise.resolve();
  const answer = askPageData(address, null);
  keepAhead(address, answer);
  return answer;
}

function dataAddressOf({ target }: Event): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.href || anchor.target === '_blank') return undefined;
  const page = pageOf(new URL(anchor.href));
  return page === undefined ? undefined : dataAddress(page);
}

/** The address under which the router will ask for the data of a page; none where it asks for nothing, or in its own way. */
function dataAddress(page: string): string | undefined {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as OwnWindow;
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
