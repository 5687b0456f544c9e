import type { Store } from './store/repository.ts';

/** Metrics of the store and of built responses, for the operator. */
export function metricsOf(
  { documents, shows, bytes, writes }: Awaited<ReturnType<Store['metrics']>>,
  lastChange: number,
  { built, fromMemory }: { built: number; fromMemory: number },
): Record<string, number> {
  return {
    documents,
    shows,
    database_bytes: bytes,
    last_change: lastChange,
    answers_built_total: built,
    answers_from_memory_total: fromMemory,
    writes_total: writes,
  };
}
