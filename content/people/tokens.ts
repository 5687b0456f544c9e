import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie or a key. It cannot be guessed, so its hash needs no salt. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
