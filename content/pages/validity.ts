import type { Reader } from '../store/reader.ts';

/** whether a page is shown now. The response that is built expires when that changes. */
export function isValidNow(
  reader: Reader,
  { validFrom, validUntil }: { validFrom: string | null; validUntil: string | null },
): boolean {
  const from = validFrom ? Date.parse(validFrom) : Number.NEGATIVE_INFINITY;
  const until = validUntil ? Date.parse(validUntil) : Number.POSITIVE_INFINITY;
  reader.expireAt(from);
  reader.expireAt(until);
  return from <= reader.now && reader.now < until;
}
