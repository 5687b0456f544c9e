import { useCallback, useMemo, useState } from 'react';
import type { ListedDocument } from '../api/documents.ts';

/**
 * The row that the keys act on. It follows its document when others come above it; when that is gone, the one in its place is
 * next. The answer to another question begins with its first row.
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
