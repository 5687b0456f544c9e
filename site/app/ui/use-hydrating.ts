import { useSyncExternalStore } from 'react';

/** True while HTML of the server is taken over; false for what is rendered in the browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => !import.meta.env.SSR,
  );
}

const subscribeToNothing = () => () => undefined;
