import { fromBase64Url, sameBytes, signature, toBase64Url } from './session-token.ts';

/** Header of a body that one service of a station signs for another with their shared secret. */
export const signatureHeader = 'x-longwave-signature';

export async function signBody(body: string, secret: string): Promise<string> {
  return toBase64Url(await signature(body, secret));
}

export async function isSignedBody(body: string, mark: string, secret: string): Promise<boolean> {
  return sameBytes(fromBase64Url(mark), await signature(body, secret));
}
