import { useSyncExternalStore } from 'react';

const base = '/studio';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The path inside the studio, such as `/shows/low-water`, with its query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath);
}

export function currentPath(): string {
  return location.pathname.slice(base.length).replace(/\/+$/, '') || '/';
}

export function useSearch(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));
}

export const hrefOf = (path: string) => base + path;

export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', hrefOf(path));
  else history.pushState(null, '', hrefOf(path));
  if (!replace) scrollTo(0, 0);
  for (const listener of listeners) listener();
}
