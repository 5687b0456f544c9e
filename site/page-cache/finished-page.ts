import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Record<string, string>;

const brotli = promisify(brotliCompress);
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
  /** Bytes it holds, with what compression may add. */
  size: number;
  inEncoding(encoding: Encoding): Encoded | Promise<Encoded>;
};

/** `ready` holds what was compressed before, such as files of the build. */
export function finishPage(
  status: number,
  headers: Headers,
  body: Buffer,
  ready: Partial<Record<Encoding, Buffer>> = {},
): FinishedPage {
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  const made: Partial<Record<Encoding, Encoded | Promise<Encoded>>> = {};
  const shared = Object.entries({ ...headers, etag, vary: 'accept-encoding' }).flat();

  async function make(encoding: Encoding): Promise<Encoded> {
    const bytes = ready[encoding] ?? (await compressed(body, encoding));
    const own = [...shared, 'content-length', String(bytes.length)];
    if (encoding !== 'identity') own.push('content-encoding', encoding);
    const whole = { headers: own, body: bytes };
    made[encoding] = whole;
    return whole;
  }

  return {
    status,
    etag,
    headers: shared,
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
