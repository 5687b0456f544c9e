import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { HttpError } from '../http/http-error.ts';
import { isPublicAddress, publicLookup } from '../push/push-endpoint.ts';

export type FetchRules = {
  /** Allows 127.0.0.1, for tests. */
  loopback: boolean;
  maxBytes: number;
  /** For the whole fetch, with its redirects. */
  milliseconds: number;
  signal?: AbortSignal;
};

const maxRedirects = 5;

/**
 * Fetches a URL that staff or a feed named. Host names are looked up once, by the connection itself, and lead to public addresses
 * only; the same goes for every redirect. `take` gets the bytes as they come. Returns the URL they came from.
 */
export async function fetchPublic(
  address: string,
  rules: FetchRules,
  take: (part: Buffer) => void | Promise<void>,
): Promise<string> {
  const deadline = AbortSignal.timeout(rules.milliseconds);
  const signal = rules.signal ? AbortSignal.any([deadline, rules.signal]) : deadline;
  try {
    const { response, url } = await follow(address, rules.loopback, signal);
    if (Number(response.headers['content-length'] ?? 0) > rules.maxBytes) throw tooLong(response, rules);
    let length = 0;
    for await (const part of response) {
      length += part.length;
      if (length > rules.maxBytes) throw tooLong(response, rules);
      await take(part);
    }
    return url.href;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (deadline.aborted)
      throw notFetched(`It did not come within ${Math.round(rules.milliseconds / 1000)} seconds.`);
    throw notFetched((error as Error).message);
  }
}

export async function fetchBytes(
  address: string,
  rules: FetchRules,
): Promise<{ bytes: Buffer; address: string }> {
  const parts: Buffer[] = [];
  const from = await fetchPublic(address, rules, (part) => void parts.push(part));
  return { bytes: Buffer.concat(parts), address: from };
}

type Followed = { response: IncomingMessage; url: URL };

async function follow(address: string, loopback: boolean, signal: AbortSignal): Promise<Followed> {
  let url = checkUrl(address, loopback);
  for (let redirects = 0; ; redirects++) {
    const response = await ask(url, loopback, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { response, url };
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
      throw notFetched(`It was answered with ${statusCode}.`);
    if (redirects >= maxRedirects) throw notFetched('It leads from one address to the next.');
    if (!URL.canParse(headers.location, url.href)) throw notFetched('It leads to no address.');
    url = checkUrl(new URL(headers.location, url).href, loopback);
  }
}

function ask(url: URL, loopback: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const isLocal = loopback && url.hostname === '127.0.0.1';
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        agent: false,
        headers: { 'user-agent': 'Longwave', 'accept-encoding': 'identity', accept: '*/*' },
        ...(!isLocal && { lookup: publicLookup }),
      },
      resolve,
    )
      .once('error', reject)
      .end();
  });
}

/** Checks an IP address in the URL here, since the connection does not look it up. */
function checkUrl(address: string, loopback: boolean): URL {
  if (!URL.canParse(address) || address.length > 2_000) throw notFetched('This is no address.');
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw notFetched('An address starts with https:// or http://.');
  if (url.username || url.password) throw notFetched('An address with a password in it is not fetched.');
  if (loopback && url.hostname === '127.0.0.1') return url;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) && !isPublicAddress(bare)) throw notFetched('This is an address of a private network.');
  return url;
}

function tooLong(response: IncomingMessage, { maxBytes }: FetchRules): HttpError {
  response.destroy();
  return notFetched(`It is longer than ${Math.round(maxBytes / 1024 ** 2)} MB.`);
}

function notFetched(reason: string): HttpError {
  return new HttpError(400, `The address could not be fetched: ${reason}`, 'url');
}
