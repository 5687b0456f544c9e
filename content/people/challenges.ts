import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const span = 5 * 60_000;
const [randomLength, timeLength, signatureLength] = [16, 6, 16];

/**
 * Challenges for passkeys. A challenge contains our signature, so none is stored when it is made; a used one is stored until it
 * ends, so that it is accepted only once.
 */
export function createChallenges(secret: string, now: () => number) {
  function sign(purpose: string, head: Buffer): Buffer {
    const signed = createHmac('sha256', secret).update(`passkey ${purpose} `).update(head).digest();
    return signed.subarray(0, signatureLength);
  }

  return {
    /** The purpose includes the person's id where it is known. */
    make(purpose: string): Uint8Array<ArrayBuffer> {
      const time = Buffer.alloc(timeLength);
      time.writeUIntBE(now() + span, 0, timeLength);
      const head = Buffer.concat([randomBytes(randomLength), time]);
      return new Uint8Array(Buffer.concat([head, sign(purpose, head)]));
    },
    isOurs(purpose: string, challenge: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const headLength = randomLength + timeLength;
      if (bytes.length !== headLength + signatureLength) return false;
      const head = bytes.subarray(0, headLength);
      if (head.readUIntBE(randomLength, timeLength) <= now()) return false;
      return timingSafeEqual(sign(purpose, head), bytes.subarray(headLength));
    },
    /** The latest end of all challenges made until now. */
    end: () => now() + span,
  };
}
