import { type ClientRequest, get as getPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { get as getSecure } from 'node:https';
import { pipeline } from 'node:stream';
import type { Log } from '@longwave/server-kit/log.ts';
import { sendProblem } from '../http/response.ts';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;
const PASSED_HEADERS = /^(?:content-type$|icy-|ice-)/;

/** Relays another service's stream byte for byte, with one connection for each listener. */
export function createRelay(stream: string, log: Log) {
  const listeners = new Set<ServerResponse>();

  function fail(res: ServerResponse, reason: string) {
    if (res.headersSent) return void res.destroy();
    log.warn('stream cannot be relayed', { stream, reason });
    sendProblem(res, 502, 'The stream cannot be reached at the moment.', { 'Retry-After': '5' });
  }

  function connect(url: string, req: IncomingMessage, res: ServerResponse, redirects: number): void {
    const titles = req.headers['icy-metadata'];
    const headers = { 'User-Agent': 'Longwave', ...(titles && { 'Icy-MetaData': titles }) };
    const get = url.startsWith('https:') ? getSecure : getPlain;
    const request: ClientRequest = get(url, { headers, agent: false, timeout: TIMEOUT_MS }, (upstream) => {
      const { statusCode = 0, headers } = upstream;
      if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < MAX_REDIRECTS) {
        upstream.destroy();
        const next = URL.parse(headers.location, url);
        if (!next || !/^https?:$/.test(next.protocol)) return fail(res, 'it redirects to no web address');
        return connect(next.href, req, res, redirects + 1);
      }
      if (statusCode !== 200) {
        upstream.destroy();
        return fail(res, `it answered ${statusCode}`);
      }
      const passedHeaders = Object.entries(headers).filter(([name]) => PASSED_HEADERS.test(name));
      res.writeHead(200, {
        ...(Object.fromEntries(passedHeaders) as Record<string, string>),
        'Cache-Control': 'no-cache, no-store',
        'Access-Control-Allow-Origin': '*',
        Connection: 'close',
      });
      if (req.method === 'HEAD') {
        upstream.destroy();
        return void res.end();
      }
      pipeline(upstream, res, () => {});
    });
    request.on('timeout', () => request.destroy(new Error('it fell silent')));
    request.on('error', (error) => fail(res, error.message));
    res.once('close', () => request.destroy());
  }

  return {
    handle(req: IncomingMessage, res: ServerResponse) {
      listeners.add(res);
      res.once('close', () => listeners.delete(res));
      // Old receivers cannot read chunked encoding.
      res.useChunkedEncodingByDefault = false;
      connect(stream, req, res, 0);
    },
    count: () => listeners.size,
    close() {
      for (const res of listeners) res.destroy();
    },
  };
}
