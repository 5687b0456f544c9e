import { isSignedBody, signBody } from '@longwave/server-kit/signed-body.ts';

/** Path and query of a recording, valid until `expiresAt` (milliseconds since 1970). */
export function signedPath(name: string, expiresAt: number, secret: string): string {
  const expires = Math.floor(expiresAt / 1000);
  return `/recordings/${name}.mp3?expires=${expires}&signature=${signBody(signedText(name, expires), secret)}`;
}

/** Why a request for a recording is refused; undefined if it is allowed. */
export function signatureProblem(
  name: string,
  query: URLSearchParams,
  { secret, signedOnly, now }: { secret: string; signedOnly: boolean; now: number },
): string | undefined {
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  if (expires === null && signature === null) {
    return signedOnly ? 'This recording needs a signed address.' : undefined;
  }
  if (!secret || !isSignedBody(signedText(name, Number(expires)), signature ?? '', secret)) {
    return 'The signature of this address is not ours.';
  }
  return Number(expires) * 1000 > now ? undefined : 'This address is no longer valid; ask for a new one.';
}

function signedText(name: string, expires: number): string {
  return `recording ${name} ${expires}`;
}
