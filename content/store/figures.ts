import type { Store } from '../store.ts';

/** What an operator watches of the store. */
export function storeFigures(
  store: Store,
  lastChange: number,
  { built, fromMemory }: { built: number; fromMemory: number },
): Record<string, number> {
  const one = (text: string) => Number(Object.values(store.sql(text).get() ?? {})[0]);
  return {
    documents: one('SELECT count(*) FROM documents'),
    shows: one("SELECT count(*) FROM documents WHERE type = 'show'"),
    database_bytes: one('PRAGMA page_count') * one('PRAGMA page_size'),
    last_change: lastChange,
    answers_built_total: built,
    answers_from_memory_total: fromMemory,
    writes_total: store.writes(),
  };
}
