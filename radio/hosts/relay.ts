import { type ClientRequest, get as getPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { get as getSecure } from 'node:https';
import { pipeline } from 'node:stream';
import { answerProblem } from '../answer.ts';
import type { Log } from '../log.ts';

const PATIENCE_MS = 15_000;
const REDIRECTS_AT_MOST = 5;
const PASSED_ON = /^(?:content-type$|icy-|ice-)/;

/** Passes another service's stream on, byte for byte, each listener over a connection of its own. */
export function createRelay(stream: string, log: Log) {
  const listeners = new Set<ServerResponse>();

  function fail(res: ServerResponse, reason: string) {
    if (res.headersSent) return void res.destroy();
    log(`The stream at ${stream} cannot be passed on: ${reason}`);
    answerProblem(res, 502, 'The stream cannot be reached at the moment.', { 'Retry-After': '5' });
  }

  function ask(address: string, req: IncomingMessage, res: ServerResponse, redirects: number): void {
    const titles = req.headers['icy-metadata'];
    const headers = { 'User-Agent': 'Longwave', ...(titles && { 'Icy-MetaData': titles }) };
    const get = address.startsWith('https:') ? getSecure : getPlain;
    const asked: ClientRequest = get(address, { headers, agent: false, timeout: PATIENCE_MS }, (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < REDIRECTS_AT_MOST) {
        answer.destroy();
        return ask(new URL(headers.location, address).href, req, res, redirects + 1);
      }
      if (statusCode !== 200) {
        answer.destroy();
        return fail(res, `it answered ${statusCode}`);
      }
      const passedOn = Object.entries(headers).filter(([name]) => PASSED_ON.test(name));
      res.writeHead(200, {
        ...(Object.fromEntries(passedOn) as Record<string, string>),
        'Cache-Control': 'no-cache, no-store',
        'Access-Control-Allow-Origin': '*',
        Connection: 'close',
      });
      if (req.method === 'HEAD') {
        answer.destroy();
        return void res.end();
      }
      pipeline(answer, res, () => {});
    });
    asked.on('timeout', () => asked.destroy(new Error('it fell silent')));
    asked.on('error', (error) => fail(res, error.message));
    res.once('close', () => asked.destroy());
  }

  return {
    answer(req: IncomingMessage, res: ServerResponse) {
      listeners.add(res);
      res.once('close', () => listeners.delete(res));
      // Old receivers cannot read chunked encoding.
      res.useChunkedEncodingByDefault = false;
      ask(stream, req, res, 0);
    },
    count: () => listeners.size,
    close() {
      for (const res of listeners) res.destroy();
    },
  };
}
