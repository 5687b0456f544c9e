import type { DataRouter } from 'react-router';
import { newBuildIsOut, soundIsWanted } from '../navigation/newer-build.ts';
import { setFailedPage } from './failed-page.ts';
import { createPageCode, type PageRequest } from './page-code.ts';

/** The rules that hold for every navigation: links, search, filters, Back and Forward, redirects. */

export type ManifestRoute = {
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
  hasDefaultExport: boolean;
  hasLoader: boolean;
  hasClientLoader: boolean;
};
type Manifest = { routes: Record<string, ManifestRoute> };
/** The globals of React Router that these rules use. */
export type RouterWindow = Window & {
  __reactRouterManifest?: Manifest;
  __reactRouterDataRouter?: DataRouter;
  __reactRouterRouteModules?: Record<string, unknown>;
};

const routerWindow = globalThis.window as RouterWindow | undefined;

export const pageCode = createPageCode({
  load: (file) => import(/* @vite-ignore */ file),
  currentRequest: () => requestOf(routerWindow?.__reactRouterDataRouter?.state.navigation),
  soundIsWanted,
  loadFromServer,
  reportFailed: setFailedPage,
});

/**
 * The router imports the code of a page unless its table of route modules has an entry, and reloads the page when the import
 * fails. So that the sound plays on, every page that is not loaded yet gets an entry: a promise of its code from pageCode.
 */
function loadRouteModulesWithPageCode({
  __reactRouterManifest,
  __reactRouterRouteModules: modules,
}: RouterWindow): void {
  if (!modules || import.meta.env.DEV) return;
  for (const [id, { module }] of Object.entries(__reactRouterManifest?.routes ?? {})) {
    if (id in modules) continue;
    let loaded: unknown;
    Object.defineProperty(modules, id, {
      get: () => loaded ?? pageCode.loadCode(module).then((code) => (loaded = code)),
    });
  }
}

/** The router fetches the data of a page with the global `fetch`: these requests go through our HTTP client. */
function fetchPageDataWithClient(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')
      ? import('./page-data.ts').then(
          ({ readPageData }) => readPageData(input, init ?? {}),
          () => fetch(input, init),
        )
      : fetch(input, init);
  return () => {
    globalThis.fetch = fetch;
  };
}

type Navigation = DataRouter['state']['navigation'];

function requestOf(navigation: Navigation | undefined): PageRequest | null {
  if (!navigation?.location) return null;
  const { location, matches, historyAction } = navigation;
  const { routes = {} } = routerWindow?.__reactRouterManifest ?? {};
  const files = matches.flatMap(({ route }) => routes[route.id]?.module ?? []);
  return { page: location.pathname + location.search + location.hash, action: historyAction, files };
}

/** Loads the requested page from the server. After Back or Forward the URL is already right, so it reloads. */
function loadFromServer({ page, action }: PageRequest): void {
  if (action === 'POP') location.reload();
  else if (action === 'REPLACE') location.replace(page);
  else location.assign(page);
}

export function followNavigations(): () => void {
  const router = routerWindow?.__reactRouterDataRouter;
  if (routerWindow) loadRouteModulesWithPageCode(routerWindow);
  const restoreFetch = fetchPageDataWithClient();
  let before = router?.state.navigation;
  const unsubscribe = router?.subscribe(({ navigation }) => {
    if (navigation === before) return;
    before = navigation;
    const request = requestOf(navigation);
    if (!request) return pageCode.end();
    leaveFirstPage();
    // useNavigateTo loads a newer build for links, search and filters, but Back and Forward do not use it.
    if (request.action === 'POP' && newBuildIsOut()) loadFromServer(request);
    else pageCode.begin(request);
  });
  return () => {
    unsubscribe?.();
    restoreFetch();
  };
}

/** Lays out pages whole from now on (styles/page.css), because the router restores scroll positions. */
function leaveFirstPage(): void {
  document.documentElement.removeAttribute('data-first-page');
}
