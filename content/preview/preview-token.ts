import { createHmac, timingSafeEqual } from 'node:crypto';

const [numberLength, signatureLength] = [6, 18];
const headLength = 2 * numberLength;

export type PreviewToken = { document: number; until: number };

/** A token names a document and until when its draft may be seen. Nothing is stored, so a token ends only with its time. */
export function createPreviewTokens(secret: string) {
  function sign(head: Buffer): Buffer {
    return createHmac('sha256', secret).update('preview ').update(head).digest().subarray(0, signatureLength);
  }

  return {
    make({ document, until }: PreviewToken): string {
      const head = Buffer.alloc(headLength);
      head.writeUIntBE(document, 0, numberLength);
      head.writeUIntBE(until, numberLength, numberLength);
      return Buffer.concat([head, sign(head)]).toString('base64url');
    },
    /** Undefined for a token that was not made here. */
    read(token: string): PreviewToken | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== headLength + signatureLength) return undefined;
      const head = bytes.subarray(0, headLength);
      if (!timingSafeEqual(sign(head), bytes.subarray(headLength))) return undefined;
      return {
        document: head.readUIntBE(0, numberLength),
        until: head.readUIntBE(numberLength, numberLength),
      };
    },
  };
}
