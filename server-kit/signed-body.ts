import { createHmac } from 'node:crypto';
import { isSameKey } from './key-check.ts';

/** Header with the signature of a body that one service of a station sends to another, made with their shared secret. */
export const signatureHeader = 'x-longwave-signature';

export function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

export function isSignedBody(body: string, signature: string, secret: string): boolean {
  return isSameKey(signature, signBody(body, secret));
}
