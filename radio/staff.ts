import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a request carries the key of the station's staff; nobody does where no key is set. */
export function isStaff({ headers }: IncomingMessage, key: string): boolean {
  const given = headers.authorization?.replace(/^Bearer\s+/i, '') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return key !== '' && timingSafeEqual(digest(given), digest(key));
}
