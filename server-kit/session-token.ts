/** Claims of a token: the session, and its expiry in milliseconds since 1970. */
export type TokenClaims = { sid: string; exp: number };

const key = (secret: string) => new TextEncoder().encode(secret);

/** Makes an access token: a JSON Web Token (HS256), signed with the secret that content and the audio service share. */
export async function signToken({ sid, exp }: TokenClaims, secret: string): Promise<string> {
  // Imported with the first token, to keep the start fast.
  const { SignJWT } = await import('jose/jwt/sign');
  return new SignJWT({ sid, exp: exp / 1000 }).setProtectedHeader({ alg: 'HS256' }).sign(key(secret));
}

/** The claims of a token if it is genuine and not expired, else null. */
export async function verifyToken(token: string, secret: string, now: number): Promise<TokenClaims | null> {
  if (!secret) return null;
  const { jwtVerify } = await import('jose/jwt/verify');
  const options = { algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: new Date(now) };
  const payload = await jwtVerify<{ sid: unknown }>(token, key(secret), options).then(
    (verified) => verified.payload,
    () => null,
  );
  if (typeof payload?.sid !== 'string' || payload.exp === undefined) return null;
  const claims = { sid: payload.sid, exp: Math.round(payload.exp * 1000) };
  // The library compares whole seconds.
  return claims.exp > now ? claims : null;
}
