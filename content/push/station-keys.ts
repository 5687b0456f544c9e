import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNewFileSync } from '@longwave/server-kit/write-file.ts';

export type StationKeys = {
  /** The uncompressed point in base64url, as browsers expect it. */
  publicKey: string;
  /** The header by which a push service recognises the station (RFC 8292). */
  authorization(endpoint: string, now: number): string;
};

const halfDay = 43_200;

/** The station's keys for Web Push, created once and stored in the data folder: subscriptions are valid for these keys only. */
export function openStationKeys(dataFolder: string, contact: string): StationKeys {
  const privateKey = createPrivateKey(readOrCreateKey(join(dataFolder, 'push-key')));
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const publicKey = Buffer.concat(point).toString('base64url');
  const tokens = new Map<string, { token: string; until: number }>();

  function tokenFor(origin: string, now: number): string {
    const seconds = Math.floor(now / 1000);
    const known = tokens.get(origin);
    if (known && known.until > seconds) return known.token;
    const token = signJwt({ aud: origin, exp: seconds + halfDay, sub: contact }, privateKey);
    if (tokens.size > 100) tokens.clear();
    tokens.set(origin, { token, until: seconds + halfDay / 2 });
    return token;
  }

  return {
    publicKey,
    authorization: (endpoint, now) => `vapid t=${tokenFor(new URL(endpoint).origin, now)}, k=${publicKey}`,
  };
}

/** Two processes that start at once get the same key. */
function readOrCreateKey(file: string): string {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    writeNewFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/** A JSON web token signed with ES256. */
function signJwt(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}
