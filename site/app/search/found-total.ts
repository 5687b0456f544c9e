import type { SearchTotals } from '@longwave/contract/search.ts';

/** How much was found of all kinds together. */
export function foundTotal(totals: SearchTotals): number {
  return Object.values(totals).reduce((sum, count) => sum + count, 0);
}
