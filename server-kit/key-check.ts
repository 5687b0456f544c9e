import { hash, timingSafeEqual } from 'node:crypto';

/** The token of an Authorization header such as `Bearer abc`. */
export function bearerToken(header: string | null | undefined): string | undefined {
  return /^Bearer\s+(\S.*)$/i.exec(header ?? '')?.[1]?.trimEnd();
}

/** Compares keys in constant time; an empty key matches nothing. */
export function isSameKey(given: string | undefined, key: string | undefined): boolean {
  if (!key) return false;
  return timingSafeEqual(hash('sha256', given ?? '', 'buffer'), hash('sha256', key, 'buffer'));
}
