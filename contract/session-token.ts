/** An access token: who (session) and until when, signed with the secret that content and the audio service share. */
export type TokenClaims = { sid: string; exp: number };

const encoder = new TextEncoder();

export async function signToken(claims: TokenClaims, secret: string): Promise<string> {
  const body = toBase64Url(encoder.encode(JSON.stringify(claims)));
  return `${body}.${toBase64Url(await signature(body, secret))}`;
}

/** The claims of a token that is genuine and not over, else null. */
export async function verifyToken(token: string, secret: string, now: number): Promise<TokenClaims | null> {
  const [body, mark, ...rest] = token.split('.');
  if (!body || !mark || rest.length > 0) return null;
  if (!sameBytes(fromBase64Url(mark), await signature(body, secret))) return null;
  const claims = readClaims(body);
  return claims && claims.exp > now ? claims : null;
}

function readClaims(body: string): TokenClaims | null {
  try {
    const { sid, exp } = JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
    return typeof sid === 'string' && typeof exp === 'number' ? { sid, exp } : null;
  } catch {
    return null;
  }
}

export async function signature(body: string, secret: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(body)));
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  let difference = left.length ^ right.length;
  for (let at = 0; at < right.length; at++) difference |= (left[at] ?? 0) ^ (right[at] ?? 0);
  return difference === 0;
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
