import { useEffect, useSyncExternalStore } from 'react';
import { isRestored, restoreSaved, saved } from './saved.ts';

/** Reads what is saved after hydration, because the server does not know it. */
export function useRestoredSaved(): void {
  useEffect(restoreSaved, []);
}

/** Whether what is saved has been read. */
export function useIsRestored(): boolean {
  return useSyncExternalStore(saved.subscribe, isRestored, () => false);
}
