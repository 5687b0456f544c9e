import { useSyncExternalStore } from 'react';

/** True while the server's HTML is hydrated; false for components that are rendered in the browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
}

const subscribeToNothing = () => () => undefined;
