import { useCallback, useMemo, useState } from 'react';
import type { ListedDocument } from '../api/documents.ts';

/**
 * The current row of a list, on which the keys act. It follows its document when a new row comes above it. When the document is
 * gone, the row in its place is current. A new query begins with the first row.
 */
export function useCurrentRow(items: ListedDocument[], question: string) {
  const [current, setCurrent] = useState({ slug: '', index: 0, question });
  const index = useMemo(() => indexOf(current, items, question), [current, items, question]);
  const set = useCallback(
    (next: number) => setCurrent({ slug: items[next]?.slug ?? '', index: next, question }),
    [items, question],
  );
  return { index, set };
}

type Current = { slug: string; index: number; question: string };

export function indexOf(current: Current, items: { slug: string }[], question: string): number {
  if (current.question !== question) return 0;
  if (items[current.index]?.slug === current.slug) return current.index;
  const found = items.findIndex(({ slug }) => slug === current.slug);
  return found >= 0 ? found : Math.max(0, Math.min(current.index, items.length - 1));
}
