import { useEffect } from 'react';
import { recallSaved } from './saved.ts';

/** What is kept is known to the browser only, so it is read after the page has been taken over. */
export function useRecalledSaved(): void {
  useEffect(recallSaved, []);
}
