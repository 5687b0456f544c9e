import { fromBase64Url, sameBytes } from '@longwave/contract/session-token.ts';
import { signBody } from '@longwave/contract/signed-body.ts';

/** An address of a recording that works until `expiresAt` (milliseconds since 1970). */
export async function signedAddress(name: string, expiresAt: number, secret: string): Promise<string> {
  const expires = Math.floor(expiresAt / 1000);
  return `/recordings/${name}.mp3?expires=${expires}&signature=${await markOf(name, expires, secret)}`;
}

/** Why an address is refused; undefined when it may be answered. */
export async function refusalOf(
  name: string,
  query: URLSearchParams,
  { secret, signedOnly, now }: { secret: string; signedOnly: boolean; now: number },
): Promise<string | undefined> {
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  if (expires === null && signature === null) {
    return signedOnly ? 'This recording needs a signed address.' : undefined;
  }
  const mark = await markOf(name, Number(expires), secret);
  if (!secret || !sameBytes(fromBase64Url(signature ?? ''), fromBase64Url(mark))) {
    return 'The signature of this address is not ours.';
  }
  return Number(expires) * 1000 > now ? undefined : 'This address is no longer valid; ask for a new one.';
}

function markOf(name: string, expires: number, secret: string): Promise<string> {
  return signBody(`recording ${name} ${expires}`, secret);
}
