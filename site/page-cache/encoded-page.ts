import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '@longwave/server-kit/accept-encoding.ts';

type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Record<string, string>;

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

const copyMaxAgeMs = 2_000;

/** Names and values in turn; Node writes such a list without creating an object first. */
type HeaderList = string[];

export type Encoded = { headers: HeaderList; body: Buffer };

/** A whole response: its bytes in each encoding, with the headers of each. */
export type EncodedPage = {
  status: number;
  etag: string;
  /** The headers that are the same in every encoding. */
  headers: HeaderList;
  /** Estimated bytes in memory, further encodings included. */
  size: number;
  inEncoding(encoding: Encoding): Encoded | Promise<Encoded>;
};

/** Encodes a response; `br` is the body already compressed, such as a file of the build. */
export function encodePage(status: number, headers: Headers, body: Buffer, br?: Buffer): EncodedPage {
  const shared = sharedHeaders(headers, etagOf(body));
  const uncompressed = encoded(shared, body);
  return createEncodedPage(status, shared, Math.round(body.length * 1.6) + 2048, () => uncompressed, br);
}

/** A page that can be sent between threads. It contains only brotli, which nearly every browser accepts. */
export type PackedPage = { status: number; headers: Headers; etag: string; br: Uint8Array };

/** Compresses a page, which blocks the thread for some milliseconds. */
export function packPage(status: number, headers: Headers, body: Buffer): PackedPage {
  // A copy, because brotli's buffer may be part of a larger one.
  const br = new Uint8Array(brotliCompressSync(body, brotliOptions(body)));
  return { status, headers, etag: etagOf(body), br };
}

/**
 * A page of which only the brotli is stored. The uncompressed body, which few clients need, is unpacked on request and shared
 * for a short time.
 */
export function unpackPage({ status, headers, etag, br }: PackedPage): EncodedPage {
  const packed = Buffer.from(br.buffer, br.byteOffset, br.byteLength);
  const shared = sharedHeaders(headers, etag);
  let copy: Promise<Encoded> | undefined;
  function unpacked(): Promise<Encoded> {
    copy ??= unpack(packed)
      .then((body) => encoded(shared, body))
      .finally(() => setTimeout(dropCopy, copyMaxAgeMs).unref());
    return copy;
  }
  function dropCopy(): void {
    copy = undefined;
  }
  return createEncodedPage(status, shared, packed.length * 2 + 4096, unpacked, packed);
}

type EncodedOrPending = Encoded | Promise<Encoded>;

function createEncodedPage(
  status: number,
  shared: { etag: string; list: HeaderList },
  size: number,
  uncompressed: () => EncodedOrPending,
  br?: Buffer,
): EncodedPage {
  const encodings: { br?: EncodedOrPending; gzip?: EncodedOrPending } = br
    ? { br: encoded(shared, br, 'br') }
    : {};

  async function make(encoding: 'br' | 'gzip'): Promise<Encoded> {
    const { body } = await uncompressed();
    const form = encoded(shared, await compressed(body, encoding), encoding);
    encodings[encoding] = form;
    return form;
  }

  return {
    status,
    etag: shared.etag,
    headers: shared.list,
    size,
    inEncoding(encoding) {
      if (encoding === 'identity') return uncompressed();
      const form = encodings[encoding] ?? make(encoding);
      encodings[encoding] = form;
      return form;
    },
  };
}

function etagOf(body: Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

function sharedHeaders(headers: Headers, etag: string) {
  return { etag, list: Object.entries({ ...headers, etag, vary: headers.vary ?? 'accept-encoding' }).flat() };
}

function encoded({ list }: { list: HeaderList }, body: Buffer, encoding?: 'br' | 'gzip'): Encoded {
  const all = [...list, 'content-length', String(body.length)];
  if (encoding) all.push('content-encoding', encoding);
  return { headers: all, body };
}

const available = ['br', 'gzip'] as const;

export function chooseAvailableEncoding(acceptEncoding: string | undefined): Encoding {
  return chooseEncoding(acceptEncoding, available) ?? 'identity';
}

async function compressed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, brotliOptions(body));
}

function brotliOptions(body: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
}
