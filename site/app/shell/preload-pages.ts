import { followPointer } from './data-of-links.ts';
import { createLanes } from './lanes.ts';
import type { OwnWindow } from './navigation-rules.ts';

/** */
const mostAtOnce = 4;
const startAfter = 1000;

/**
 * From about a second after load, four files at a time, where the connection can bear it: the code of all pages, and the
 * data of the page that a link under the pointer, the finger or the focus leads to.
 */
export function preloadPages(): () => void {
  const lanes = createLanes(mostAtOnce);
  let forget = () => {};
  const timer = setTimeout(() => {
    forget = followPointer((work) => {
      if (!isSlow()) lanes.add(work, 'first');
    });
    if (!isSlow()) for (const file of missingFiles()) lanes.add(() => preload(file));
  }, startAfter);
  return () => {
    clearTimeout(timer);
    forget();
  };
}

function missingFiles(): Set<string> {
  const { routes = {} } = (window as OwnWindow).__reactRouterManifest ?? {};
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
    link.dataset.ahead = ''; // A failure here is not yet a failure of the page.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
