import type { IncomingMessage } from 'node:http';
import { bearerToken, isSameKey } from '@longwave/server-kit/key-check.ts';

/** Whether a request has the staff key; always false if no key is set. */
export function hasStaffKey({ headers }: IncomingMessage, key: string): boolean {
  return isSameKey(bearerToken(headers.authorization), key);
}
