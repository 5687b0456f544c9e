import { matchRoutes, type RouteObject } from 'react-router';

/** Code of pages: fetched ahead when there is time, and a failure of it handled without losing the way. */

type Manifest = { routes: Record<string, { module: string; imports?: string[] }> };
type OwnWindow = Window & {
  __reactRouterManifest?: Manifest;
  __reactRouterDataRouter?: { routes: RouteObject[] };
};

const guardKey = 'longwave-reloaded';
const guardFor = 10_000;
const mostAtOnce = 4;
const startAfter = 1000;

/**
 * Opens a page after its code is there. If the code cannot be had, the page asked for is loaded whole, once:
 * the router itself would reload the page one is on, and lose where one wanted to go.
 */
export async function openPage(target: string, open: () => void): Promise<void> {
  try {
    await Promise.all(modulesOf(target).map((address) => import(/* @vite-ignore */ address)));
  } catch (error) {
    console.error(`The code of ${target} could not be loaded:`, error);
    if (mayReload()) location.assign(target);
    return;
  }
  open();
}

function modulesOf(target: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as OwnWindow;
  if (!manifest || !router) return [];
  const matches = matchRoutes(router.routes, target.replace(/[?#].*$/, '')) ?? [];
  return matches.flatMap(({ route }) => manifest.routes[route.id ?? '']?.module ?? []);
}

/** Once in ten seconds. */
export function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(guardKey) ?? 0) < guardFor) return false;
    sessionStorage.setItem(guardKey, String(now));
    return true;
  } catch {
    return false; // Without a marker a broken build could reload for ever.
  }
}

/** Fetches the code of all pages about a second after load, four files at a time, where the connection can bear it. */
export function preloadPages(): () => void {
  const timer = setTimeout(() => {
    if (isSlow()) return;
    const { routes = {} } = (window as OwnWindow).__reactRouterManifest ?? {};
    const files = new Set(Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]));
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
      files.delete(new URL(link.href).pathname);
    }
    const waiting = [...files];
    for (let line = 0; line < mostAtOnce; line++) void preloadNext(waiting);
  }, startAfter);
  return () => clearTimeout(timer);
}

async function preloadNext(waiting: string[]): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) await preload(file);
}

function preload(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.dataset.ahead = ''; // A failure here is not yet a failure of the page.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
