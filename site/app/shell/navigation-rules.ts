import type { DataRouter } from 'react-router';
import { tellLostPage } from './lost-page.ts';
import { newBuildIsOut, soundIsWanted } from './newer-build.ts';
import { type Asked, createPageCode } from './page-chunks.ts';

/** The rules that hold for every navigation: links, search, filters, Back and Forward, redirects. */

type Manifest = {
  routes: Record<
    string,
    { module: string; imports?: string[]; hasLoader: boolean; hasClientLoader: boolean }
  >;
};
export type OwnWindow = Window & {
  __reactRouterManifest?: Manifest;
  __reactRouterDataRouter?: DataRouter;
  /** The router loads the code of pages through this (vite.config.ts). */
  codeOfPage?: (file: string) => Promise<unknown>;
  /** And their data through this. */
  dataOfPage?: (url: URL, init: RequestInit) => Promise<Response>;
};

const own = globalThis.window as OwnWindow | undefined;

export const pageCode = createPageCode({
  load: (file) => import(/* @vite-ignore */ file),
  asked: () => askedOf(own?.__reactRouterDataRouter?.state.navigation),
  soundIsWanted,
  loadWhole,
  tellLost: tellLostPage,
});
if (own) {
  own.codeOfPage = pageCode.codeOf;
  own.dataOfPage = (url, init) =>
    import('./page-data.ts').then(
      ({ readPageData }) => readPageData(url, init),
      () => fetch(url, init),
    );
}

type Navigation = DataRouter['state']['navigation'];

function askedOf(navigation: Navigation | undefined): Asked | null {
  if (!navigation?.location) return null;
  const { location, matches, historyAction } = navigation;
  const { routes = {} } = own?.__reactRouterManifest ?? {};
  const files = matches.flatMap(({ route }) => routes[route.id]?.module ?? []);
  return { page: location.pathname + location.search + location.hash, action: historyAction, files };
}

/** Coming back, the address is that of the page asked for already. */
function loadWhole({ page, action }: Asked): void {
  if (action === 'POP') location.reload();
  else if (action === 'REPLACE') location.replace(page);
  else location.assign(page);
}

/** Follows every navigation of the router, whoever started it. */
export function followNavigations(): () => void {
  const router = own?.__reactRouterDataRouter;
  let before = router?.state.navigation;
  const forget = router?.subscribe(({ navigation }) => {
    if (navigation === before) return;
    before = navigation;
    const asked = askedOf(navigation);
    if (!asked) return pageCode.end();
    leaveFirstPage();
    // Links, search and filters take a newer build before they ask the router; Back and Forward begin in the browser.
    if (asked.action === 'POP' && newBuildIsOut()) loadWhole(asked);
    else pageCode.begin(asked);
  });
  return () => forget?.();
}

/** From here on positions are restored, so every page is laid out whole (styles/page.css). */
function leaveFirstPage(): void {
  document.documentElement.removeAttribute('data-first-page');
}
