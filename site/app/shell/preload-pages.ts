import type { OwnWindow } from './navigation-rules.ts';

/** */
const mostAtOnce = 4;
const startAfter = 1000;

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

function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
