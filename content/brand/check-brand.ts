import { contrastProblem } from '@longwave/contract/brand-contrast.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';

/** Why the colours of a station document cannot be used, and the field at fault; undefined if they can, and for other types. */
export function findBrandProblem(document: StationDocument): { field: string; reason: string } | undefined {
  const reason = document.type === 'station' && document.brand && contrastProblem(document.brand);
  return reason ? { field: 'brand.ink', reason } : undefined;
}
