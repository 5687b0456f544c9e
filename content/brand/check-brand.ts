import { whyUnreadable } from '@longwave/contract/brand-contrast.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { BadField } from '../store/bad-field.ts';

/** Throws a `BadField` when what is written on the station's pages could not be read. */
export function checkBrand(document: StationDocument): void {
  const reason = document.type === 'station' && document.brand && whyUnreadable(document.brand);
  if (reason) throw new BadField('brand.ink', reason);
}
