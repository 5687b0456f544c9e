import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser in Web Push, with which messages to it are decrypted. */
export type PushBrowser = {
  keys: { p256dh: string; auth: string };
  privateKey: Buffer;
};

export function newBrowser(): PushBrowser {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  return {
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
    privateKey: pair.getPrivateKey(),
  };
}

export function decrypted({ keys, privateKey }: PushBrowser, body: Buffer): string {
  const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, about, length));
  const salt = body.subarray(0, 16);
  const sealedFrom = 21 + (body[20] ?? 0);
  const theirs = body.subarray(21, sealedFrom);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(sealedFrom, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
