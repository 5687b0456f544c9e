import type { IncomingMessage } from 'node:http';
import { bearerToken, isSameKey } from '@longwave/server-kit/key-check.ts';

/** Whether a request carries the key of staff; none does where no key is set. */
export function hasStaffKey({ headers }: IncomingMessage, key: string): boolean {
  return isSameKey(bearerToken(headers.authorization), key);
}
