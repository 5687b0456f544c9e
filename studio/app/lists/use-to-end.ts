import { useEffect, useState } from 'react';
import type { useDocuments } from './use-documents.ts';

/** Events that stop the way to the end of the list. */
const stopping = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

type Pages = Pick<ReturnType<typeof useDocuments>, 'items' | 'hasNextPage' | 'isFetchNextPageError'>;

/** After the End key, the last loaded row is the current one, until the whole list is loaded or an event stops it. */
export function useToEnd({ items, hasNextPage, isFetchNextPageError }: Pages, goTo: (row: number) => void) {
  const [isToEnd, setToEnd] = useState(false);
  useEffect(() => {
    if (!isToEnd) return;
    goTo(items.length - 1);
    if (!hasNextPage || isFetchNextPageError) setToEnd(false);
  }, [isToEnd, goTo, items.length, hasNextPage, isFetchNextPageError]);
  useEffect(() => {
    if (!isToEnd) return;
    const stop = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'End')) setToEnd(false);
    };
    for (const name of stopping) addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of stopping) removeEventListener(name, stop);
    };
  }, [isToEnd]);
  return { isToEnd, goToEnd: () => setToEnd(true) };
}
