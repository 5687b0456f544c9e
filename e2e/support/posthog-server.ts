import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A stand-in for PostHog: it responds to the requests of its library, and records what arrived. */

export type Sent = { event: string; properties: Record<string, unknown>; timestamp?: string };
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** When the request came, in milliseconds since 1970. */
  at: number;
  encoding: 'gzip' | 'base64' | 'plain' | 'none';
  bytes: number;
  body: unknown;
};

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | 'silence';

export type PostHog = {
  url: string;
  asked: Asked[];
  /** Events of all batches, in the order of their arrival. */
  events(name?: string): Sent[];
  /** Requests that carried events, recordings not included. */
  batches(): Asked[];
  /** Functions that replace the usual responses, by path. */
  answers: Map<string, (asked: Asked) => Answer>;
  forget(): void;
  close(): void;
};

export const config = {
  supportedCompression: ['gzip-js'],
  hasFeatureFlags: true,
  surveys: false,
  sessionRecording: false,
  heatmaps: false,
  capturePerformance: false,
  autocapture_opt_out: true,
};

export async function startPostHog(): Promise<PostHog> {
  const asked: Asked[] = [];
  const answers: PostHog['answers'] = new Map();
  let forgottenAt = 0;
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const one = read(req, Buffer.concat(parts));
      if (req.method !== 'OPTIONS' && !isOlder(one, forgottenAt)) asked.push(one);
      const answer = req.method === 'OPTIONS' ? {} : (answers.get(one.path)?.(one) ?? usual(one));
      if (answer !== 'silence') send(req, res, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const batches = () => asked.filter(({ path }) => /^\/(?:e|i\/v0\/e|batch|capture)\/$/.test(path));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    batches,
    events: (name) =>
      batches()
        .flatMap(({ body }) => (body as { batch: Sent[] }).batch)
        .filter(({ event }) => name === undefined || event === name),
    forget() {
      forgottenAt = Date.now();
      asked.length = 0;
      answers.clear();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether all events are from before an instant: what a page sends while it closes may arrive during the next test. */
function isOlder({ body }: Asked, instant: number): boolean {
  const events = (body as { batch?: Sent[] } | undefined)?.batch ?? [];
  return events.length > 0 && events.every(({ timestamp = '' }) => Date.parse(timestamp) < instant);
}

function usual({ path }: Asked): Answer {
  if (/^\/array\/[^/]+\/config$/.test(path)) return { body: config };
  if (path === '/flags/' || path === '/decide/')
    return { body: { flags: {}, errorsWhileComputingFlags: false } };
  return { body: { status: 1 } };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status = 200, headers, body }: Exclude<Answer, 'silence'>,
) {
  res.writeHead(status, {
    'access-control-allow-origin': req.headers.origin ?? '*',
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-credentials': 'true',
    'content-type': 'application/json',
    ...headers,
  });
  res.end(JSON.stringify(body ?? {}));
}

function read(req: IncomingMessage, body: Buffer): Asked {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://posthog');
  const encoding =
    body.length === 0
      ? 'none'
      : body[0] === 0x1f
        ? 'gzip'
        : body.subarray(0, 5).equals(Buffer.from('data='))
          ? 'base64'
          : 'plain';
  return {
    method: req.method ?? 'GET',
    path: pathname,
    query: searchParams,
    at: Date.now(),
    encoding,
    bytes: body.length,
    body: unpack(encoding, body),
  };
}

function unpack(encoding: Asked['encoding'], body: Buffer): unknown {
  if (encoding === 'none') return undefined;
  if (encoding === 'gzip') return JSON.parse(gunzipSync(body).toString());
  if (encoding === 'plain') return JSON.parse(body.toString());
  return JSON.parse(Buffer.from(decodeURIComponent(body.toString().slice(5)), 'base64').toString());
}
