import { matchRoutes, type RouteObject } from 'react-router';
import { tellLostPage } from './lost-page.tsx';

/** code of a page that cannot be loaded must not lose the way. */

type Manifest = { routes: Record<string, { module: string; imports?: string[] }> };
export type OwnWindow = Window & {
  __reactRouterManifest?: Manifest;
  __reactRouterDataRouter?: { routes: RouteObject[] };
};

const guardKey = 'longwave-reloaded';
const guardFor = 10_000;

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
    else tellLostPage(target);
    return;
  }
  tellLostPage(null);
  leaveFirstPage();
  open();
}

/** From here on positions are restored, so every page is laid out whole (styles/page.css). */
function leaveFirstPage(): void {
  document.documentElement.removeAttribute('data-first-page');
}

function modulesOf(target: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as OwnWindow;
  if (!manifest || !router) return [];
  const matches = matchRoutes(router.routes, target.replace(/[?#][\s\S]*/, '')) ?? [];
  return matches.flatMap(({ route }) => manifest.routes[route.id ?? '']?.module ?? []);
}

/** Once in ten seconds. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(guardKey) ?? 0) < guardFor) return false;
    sessionStorage.setItem(guardKey, String(now));
    return true;
  } catch {
    return false; // Without a marker a broken build could reload for ever.
  }
}
