import { useState } from 'react';
import type { ListedDocument } from '../api/documents.ts';

/** The chosen documents of a list, as they were listed when they were chosen. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedDocument>>(new Map());
  return {
    chosen,
    has: (item: ListedDocument) => chosen.has(item.slug),
    toggle: (item: ListedDocument) =>
      setChosen((former) => {
        const next = new Map(former);
        if (!next.delete(item.slug)) next.set(item.slug, item);
        return next;
      }),
    /** Takes only these documents out of the selection. */
    drop: (items: ListedDocument[]) =>
      setChosen((former) => new Map([...former].filter(([, item]) => !items.includes(item)))),
    choose: (items: ListedDocument[]) => setChosen(new Map(items.map((item) => [item.slug, item]))),
    clear: () => setChosen(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
