import { useSyncExternalStore } from 'react';

/** Ids of the dialogs that are open, the topmost last. Everything outside of that one can be neither pressed nor read. */
let open: string[] = [];
const listeners = new Set<() => void>();

function set(next: string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Returns how to end it. */
export function addOpenDialog(id: string): () => void {
  set([...open, id]);
  return () => set(open.filter((other) => other !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined while none is open. */
export const useTopmostDialog = () => useSyncExternalStore(subscribe, () => open.at(-1));
