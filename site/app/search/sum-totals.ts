import type { SearchTotals } from '@longwave/contract/search.ts';

export function sumTotals(totals: SearchTotals): number {
  return Object.values(totals).reduce((sum, count) => sum + count, 0);
}
