import { useEffect } from 'react';
import { restoreSaved } from './saved.ts';

/** Only the browser knows what is saved, so it is read after hydration. */
export function useRestoredSaved(): void {
  useEffect(restoreSaved, []);
}
