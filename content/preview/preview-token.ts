import { createHmac, timingSafeEqual } from 'node:crypto';

const [idLength, timeLength, signatureLength] = [4, 6, 15];
const [untilAt, makerAt, useAt] = [idLength, idLength + timeLength, 2 * idLength + timeLength];
const headLength = useAt + 1;
/** For somebody who has no account, or for the frame beside the form of whoever asks. */
export const previewUses = ['link', 'frame'] as const;
export type PreviewUse = (typeof previewUses)[number];

export type PreviewToken = { document: number; until: number; maker: number; use: PreviewUse };

/**
 * A token names a document, until when its draft may be seen, and who made the link. Nothing is stored, so a token ends with its
 * time or with its maker's right to read the document.
 */
export function createPreviewTokens(secret: string) {
  function sign(head: Buffer): Buffer {
    return createHmac('sha256', secret).update('preview ').update(head).digest().subarray(0, signatureLength);
  }

  return {
    make({ document, until, maker, use }: PreviewToken): string {
      const head = Buffer.alloc(headLength);
      head.writeUInt32BE(document);
      head.writeUIntBE(until, untilAt, timeLength);
      head.writeInt32BE(maker, makerAt);
      head.writeUInt8(previewUses.indexOf(use), useAt);
      return Buffer.concat([head, sign(head)]).toString('base64url');
    },
    /** Undefined for a token that was not made here. */
    read(token: string): PreviewToken | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== headLength + signatureLength) return undefined;
      const head = bytes.subarray(0, headLength);
      if (!timingSafeEqual(sign(head), bytes.subarray(headLength))) return undefined;
      return {
        document: head.readUInt32BE(),
        until: head.readUIntBE(untilAt, timeLength),
        maker: head.readInt32BE(makerAt),
        use: previewUses[head.readUInt8(useAt)] ?? 'link',
      };
    },
  };
}
