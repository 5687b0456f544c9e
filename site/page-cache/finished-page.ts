import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Record<string, string>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A whole answer, ready to leave: its bytes in each encoding and its headers with them. */
export type FinishedPage = {
  status: number;
  etag: string;
  /** Bytes it holds, with what compression may add. */
  size: number;
  inEncoding(
    encoding: Encoding,
  ): { headers: Headers; body: Buffer } | Promise<{ headers: Headers; body: Buffer }>;
};

/** `ready` holds what was compressed before, such as files of the build. */
export function finishPage(
  status: number,
  headers: Headers,
  body: Buffer,
  ready: Partial<Record<Encoding, Buffer>> = {},
): FinishedPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const made: Partial<Record<Encoding, ReturnType<FinishedPage['inEncoding']>>> = {};
  const shared = { ...headers, etag, vary: 'accept-encoding' };

  async function make(encoding: Encoding) {
    const bytes = ready[encoding] ?? (await compressed(body, encoding));
    const own: Headers = { ...shared, 'content-length': String(bytes.length) };
    if (encoding !== 'identity') own['content-encoding'] = encoding;
    const whole = { headers: own, body: bytes };
    made[encoding] = whole;
    return whole;
  }

  return {
    status,
    etag,
    size: Math.round(body.length * 1.6) + 2048,
    inEncoding(encoding) {
      const whole = made[encoding] ?? make(encoding);
      made[encoding] = whole;
      return whole;
    },
  };
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

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
