import { codeOf, linkedCode, readCodeByPath } from './linked-code.ts';
import type { RouterWindow } from './navigation-rules.ts';
import { followPointedLinks } from './pointed-links.ts';
import { prefetchData } from './prefetch-data.ts';
import { createTaskQueue } from './task-queue.ts';

/** limits of preloading. */
const maxRunning = 4;
const startAfterMs = 1000;

/**
 * Preloads the code of the pages that a page links to, and the data of a page whose link is hovered, touched or focused: from
 * about a second after the page has loaded, four files at a time, and not on slow connections.
 */
export function preloadPages(): () => void {
  const queue = createTaskQueue(maxRunning);
  const codeByPath = readCodeByPath();
  const known = new Set<string>();
  let stopFollowing: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let path: string | undefined;

  function preloadCode(files: string[], position: 'first' | 'last'): void {
    for (const file of files) {
      if (known.has(file)) continue;
      known.add(file);
      if (!isLoaded(file)) queue.add(() => preload(file), position);
    }
  }

  function preloadPointed(page: string): void {
    if (isSlow()) return;
    prefetchData(page, (work) => queue.add(work, 'first'));
    preloadCode(codeOf(new URL(page, location.origin).pathname, codeByPath), 'first');
  }

  function preloadLinked(): void {
    stopFollowing ??= followPointedLinks(preloadPointed);
    if (!isSlow()) preloadCode(linkedCode(codeByPath), 'last');
  }

  /** Every page is looked at once, a second after it is shown. */
  function handlePage(): void {
    if (path === location.pathname) return;
    path = location.pathname;
    clearTimeout(timer);
    timer = setTimeout(preloadLinked, startAfterMs);
  }

  handlePage();
  const unsubscribe = (window as RouterWindow).__reactRouterDataRouter?.subscribe(handlePage);
  return () => {
    unsubscribe?.();
    clearTimeout(timer);
    stopFollowing?.();
  };
}

/** Whether the page has loaded the file, whoever wanted it. */
function isLoaded(file: string): boolean {
  return performance.getEntriesByName(new URL(file, location.origin).href).length > 0;
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
