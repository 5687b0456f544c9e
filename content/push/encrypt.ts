import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The recipient of a notice: the browser's public key and its secret, both in base64url. */
export type Recipient = { p256dh: string; auth: string };

const recordSize = 4096;

/** Encrypts a text so that only that browser can read it (RFC 8291), as aes128gcm (RFC 8188) with one record. */
export function encryptFor({ p256dh, auth }: Recipient, text: string, made = freshSecrets()): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(made.privateKey);
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, made.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, made.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 marks the last record.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([made.salt, size, Buffer.from([ours.length]), ours, sealed]);
}

/** Whether a notice can be encrypted for this recipient: a point of the curve P-256 and a secret of sixteen bytes. */
export function isRecipient({ p256dh, auth }: Recipient): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    const any = createECDH('prime256v1');
    any.generateKeys();
    any.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** The sender's private key and the salt, used for one message only. */
function freshSecrets(): { privateKey: Buffer; salt: Buffer } {
  const fresh = createECDH('prime256v1');
  fresh.generateKeys();
  return { privateKey: fresh.getPrivateKey(), salt: randomBytes(16) };
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length));
}
