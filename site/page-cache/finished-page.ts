import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Record<string, string>;

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

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
  const shared = sharedHeaders(headers, body);
  const whole = encoded(shared, body);
  return finished(status, shared, Math.round(body.length * 1.6) + 2048, () => whole, br);
}

/**
 * For pages kept by the thousand: only what nearly every visitor takes stays for sure. The few who take nothing
 * compressed get it unpacked, which is remembered for as long as memory is plenty.
 */
export async function packPage(status: number, headers: Headers, body: Buffer): Promise<FinishedPage> {
  const shared = sharedHeaders(headers, body);
  const br = await compressed(body, 'br');
  let last: WeakRef<Encoded> | undefined;
  async function unpacked(): Promise<Encoded> {
    const whole = encoded(shared, await unpack(br));
    last = new WeakRef(whole);
    return whole;
  }
  return finished(status, shared, br.length * 2 + 4096, () => last?.deref() ?? unpacked(), br);
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

function sharedHeaders(headers: Headers, body: Buffer) {
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
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
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
