import type { RouterWindow } from './navigation-rules.ts';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { createTaskQueue } from './task-queue.ts';

/** */
const maxRunning = 4;
const startAfterMs = 1000;

/**
 * From about a second after load, four files at a time, where the connection can bear it: the code of all pages, and the
 * data of the page that a link under the pointer, the finger or the focus leads to.
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
  const files = new Set(Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    files.delete(new URL(link.href).pathname);
  }
  return files;
}

function preload(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.dataset.prefetched = ''; // A failure here is not yet a failure of the page.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
