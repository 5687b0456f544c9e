import { useEffect } from 'react';
import { restoreSaved } from './saved.ts';

/** Reads what is saved after hydration, because the server does not know it. */
export function useRestoredSaved(): void {
  useEffect(restoreSaved, []);
}
