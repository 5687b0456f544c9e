import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Record<string, string>;

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Milliseconds for which an unpacked copy is kept for others. */
const copyLife = 2_000;

/** Names and values in turn: Node writes such a list without making an object of it first. */
export type HeaderList = string[];

export type Encoded = { headers: HeaderList; body: Buffer };

/** A whole answer, ready to leave: its bytes in each encoding and its headers with them. */
export type FinishedPage = {
  status: number;
  etag: string;
  /** Those that are the same in every encoding. */
  headers: HeaderList;
  /** Bytes it holds, with what further encodings may add. */
  size: number;
  inEncoding(encoding: Encoding): Encoded | Promise<Encoded>;
};

/** `br` is what was compressed before, such as a file of the build. */
export function finishPage(status: number, headers: Headers, body: Buffer, br?: Buffer): FinishedPage {
  const shared = sharedHeaders(headers, etagOf(body));
  const whole = encoded(shared, body);
  return finished(status, shared, Math.round(body.length * 1.6) + 2048, () => whole, br);
}

/** A page as plain data, which can come from another thread: only what nearly every visitor takes, packed. */
export type PackedPage = { status: number; headers: Headers; etag: string; br: Uint8Array };

/** Takes some milliseconds of the thread it is called in. */
export function packPage(status: number, headers: Headers, body: Buffer): PackedPage {
  // Bytes of their own: those brotli gives may be a part of a larger piece of memory.
  const br = new Uint8Array(brotliCompressSync(body, brotliOptions(body)));
  return { status, headers, etag: etagOf(body), br };
}

/**
 * For pages kept by the thousand. The few who take nothing compressed get it unpacked: whoever asks for that meanwhile,
 * and for a short while after, shares the one copy.
 */
export function finishPacked({ status, headers, etag, br }: PackedPage): FinishedPage {
  const packed = Buffer.from(br.buffer, br.byteOffset, br.byteLength);
  const shared = sharedHeaders(headers, etag);
  let copy: Promise<Encoded> | undefined;
  function unpacked(): Promise<Encoded> {
    copy ??= unpack(packed)
      .then((body) => encoded(shared, body))
      .finally(() => setTimeout(forgetCopy, copyLife).unref());
    return copy;
  }
  function forgetCopy(): void {
    copy = undefined;
  }
  return finished(status, shared, packed.length * 2 + 4096, unpacked, packed);
}

type Form = Encoded | Promise<Encoded>;

function finished(
  status: number,
  shared: { etag: string; list: HeaderList },
  size: number,
  whole: () => Form,
  br?: Buffer,
): FinishedPage {
  const made: { br?: Form; gzip?: Form } = br ? { br: encoded(shared, br, 'br') } : {};

  async function make(encoding: 'br' | 'gzip'): Promise<Encoded> {
    const { body } = await whole();
    const form = encoded(shared, await compressed(body, encoding), encoding);
    made[encoding] = form;
    return form;
  }

  return {
    status,
    etag: shared.etag,
    headers: shared.list,
    size,
    inEncoding(encoding) {
      if (encoding === 'identity') return whole();
      const form = made[encoding] ?? make(encoding);
      made[encoding] = form;
      return form;
    },
  };
}

function etagOf(body: Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

function sharedHeaders(headers: Headers, etag: string) {
  return { etag, list: Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat() };
}

function encoded({ list }: { list: HeaderList }, body: Buffer, encoding?: 'br' | 'gzip'): Encoded {
  const own = [...list, 'content-length', String(body.length)];
  if (encoding) own.push('content-encoding', encoding);
  return { headers: own, body };
}

const chosen = new Map<string, Encoding>();
const mostChosen = 100;

/** What the client takes best, from its Accept-Encoding; browsers send only a few different ones. */
export function chosenEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = choose(accepted);
  if (chosen.size < mostChosen) chosen.set(accepted, encoding);
  return encoding;
}

function choose(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`(?:^|[ ,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

async function compressed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, brotliOptions(body));
}

function brotliOptions(body: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
}
