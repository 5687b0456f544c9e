import type { RouterWindow } from './navigation-rules.ts';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { createTaskQueue } from './task-queue.ts';

/** limits of preloading. */
const maxRunning = 4;
const startAfterMs = 1000;

/**
 * Preloads the code of all pages, and the data of a page whose link is hovered, touched or focused: from about a second
 * after load, four files at a time, and not on slow connections.
 */
export function preloadPages(): () => void {
  const queue = createTaskQueue(maxRunning);
  let stopPrefetching = () => {};
  const timer = setTimeout(() => {
    stopPrefetching = prefetchPointedLinks((work) => {
      if (!isSlow()) queue.add(work, 'first');
    });
    if (!isSlow()) for (const file of missingFiles()) queue.add(() => preload(file));
  }, startAfterMs);
  return () => {
    clearTimeout(timer);
    stopPrefetching();
  };
}

function missingFiles(): Set<string> {
  const { routes = {} } = (window as RouterWindow).__reactRouterManifest ?? {};
  // Routes without a view, such as feeds, have no code in the browser.
  const views = Object.values(routes).filter(({ hasDefaultExport }) => hasDefaultExport);
  const files = new Set(views.flatMap(({ module, imports = [] }) => [module, ...imports]));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    files.delete(new URL(link.href).pathname);
  }
  return files;
}

function preload(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    // Compiling the code of all pages would cost more than loading it, so only browsers that cannot prefetch do so.
    link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
    link.href = file;
    link.dataset.prefetched = ''; // Marks the link for the browser tests.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
