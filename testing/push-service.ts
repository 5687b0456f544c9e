import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypted, newBrowser, type PushBrowser } from './push-browser.ts';

export type Received = { headers: IncomingHttpHeaders; notice: Record<string, string> };

/** A push service on this machine, with browsers that decrypt what arrives. Like real ones, it accepts only what `key` signed. */
export async function startPushService() {
  const browsers = new Map<string, PushBrowser>();
  const received = new Map<string, Received[]>();
  let answers: { status: number; headers?: Record<string, string> }[] = [];
  let key = '';
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const browser = browsers.get(req.url ?? '');
      const answer = answers.shift() ?? { status: browser ? 201 : 410 };
      if (!isSigned(req.headers.authorization ?? '', key, origin())) answer.status = 403;
      if (browser && answer.status === 201) {
        const notice = JSON.parse(decrypted(browser, Buffer.concat(parts)));
        received.get(req.url ?? '')?.push({ headers: req.headers, notice });
      }
      res.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Returns what `pushManager.subscribe` would return for this key. */
    subscribe(applicationServerKey: string) {
      key = applicationServerKey;
      const path = `/push/${browsers.size}`;
      const browser = newBrowser();
      browsers.set(path, browser);
      received.set(path, []);
      return { endpoint: `${origin()}${path}`, keys: browser.keys };
    },
    received: (endpoint: string) => received.get(new URL(endpoint).pathname) ?? [],
    /** Sets the responses to the next requests, in order. */
    answer(...next: typeof answers): void {
      answers = next;
    },
    /** Removes a browser, so that messages to it are refused with 410. */
    drop: (endpoint: string) => void browsers.delete(new URL(endpoint).pathname),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function isSigned(authorization: string, key: string, origin: string): boolean {
  const [, text = '', signature = '', given] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const claims = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return (
    given === key &&
    claims.aud === origin &&
    /^(?:mailto:|https:)/.test(claims.sub) &&
    verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
