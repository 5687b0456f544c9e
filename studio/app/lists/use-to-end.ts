import { useEffect, useState } from 'react';
import type { useDocuments } from './use-documents.ts';

/** Who does one of these while the list goes to its end wants to be elsewhere. */
const stopping = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

type Pages = Pick<ReturnType<typeof useDocuments>, 'items' | 'hasNextPage' | 'isFetchNextPageError'>;

/** From End on, the last row that has come is the current one, until no more come or somebody goes elsewhere. */
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
