import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { SourceRequest } from './source-request.ts';

const TIMEOUT_MS = 15_000;
const CLOSE_TIMEOUT_MS = 500;
const MAX_HEAD_BYTES = 16 * 1024;

type Handle = (request: SourceRequest, socket: Socket) => void;
type Listener = (this: Server, socket: Socket) => void;

/**
 * Reads requests that Node's parser refuses: header lines that end with a bare LF (DarkIce), titles in raw UTF-8 (BUTT).
 * Only connections whose first bytes are one of `starts`, which only source clients send, are read here, for one request;
 * all others go to Node's parser, which stays strict.
 */
export function takeRawConnections(server: Server, starts: string[], handle: Handle): { close(): void } {
  // The first listener is Node's own; the others stay.
  const toHttp = server.listeners('connection')[0] as Listener;
  const waiting = new Set<Socket>();
  server.off('connection', toHttp);
  server.on('connection', (socket: Socket) => {
    let seen: Buffer = Buffer.alloc(0);
    const giveUp = () => socket.destroy();
    const timer = setTimeout(giveUp, TIMEOUT_MS);

    function leave() {
      clearTimeout(timer);
      waiting.delete(socket);
      socket.off('data', onData).off('end', giveUp).off('error', giveUp).off('close', leave);
      socket.pause();
    }

    function handOver(rest: Buffer, take: () => void) {
      leave();
      if (rest.length > 0) socket.unshift(rest);
      take();
    }

    function onData(data: Buffer) {
      seen = seen.length > 0 ? Buffer.concat([seen, data]) : data;
      const match = matching(seen, starts);
      if (match === 'no') {
        return handOver(seen, () => {
          toHttp.call(server, socket);
          socket.resume();
        });
      }
      const end = match === 'yes' ? headEnd(seen) : 0;
      if (end > 0) handOver(seen.subarray(end), () => handle(requestOf(seen.subarray(0, end)), socket));
      else if (seen.length > MAX_HEAD_BYTES) giveUp();
    }

    waiting.add(socket);
    socket.on('data', onData).on('end', giveUp).on('error', giveUp).on('close', leave);
  });
  return {
    /** Closes idle connections that browsers opened in advance, which would delay closing; a request that is arriving may finish. */
    close() {
      setTimeout(() => {
        for (const socket of waiting) socket.destroy();
      }, CLOSE_TIMEOUT_MS);
    },
  };
}

/** `maybe` while too few bytes have arrived to decide. */
function matching(seen: Buffer, starts: string[]): 'yes' | 'no' | 'maybe' {
  const text = seen.toString('latin1', 0, 64);
  if (starts.some((start) => text.startsWith(start))) return 'yes';
  return starts.some((start) => start.startsWith(text)) ? 'maybe' : 'no';
}

/** Index of the byte after the first empty line, whether lines end with CR LF or LF; 0 if there is none yet. */
function headEnd(bytes: Buffer): number {
  const found = /\n\r?\n/.exec(bytes.toString('latin1', 0, MAX_HEAD_BYTES));
  return found ? found.index + found[0].length : 0;
}

function requestOf(head: Buffer): SourceRequest {
  const [first = '', ...lines] = head.toString('latin1').split(/\r?\n/);
  const [method = '', ...words] = first.trim().split(/\s+/);
  // An unencoded title may put spaces into the URL; the last word is the protocol.
  if (/^[A-Z]+\/[\d.]+$/.test(words.at(-1) ?? '')) words.pop();
  return { method, url: words.join(' ') || '/', headers: Object.fromEntries(lines.flatMap(headerOf)) };
}

function headerOf(line: string): [string, string][] {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(0, colon)).trimEnd();
  return name === '' || /\s/.test(name) ? [] : [[name.toLowerCase(), line.slice(colon + 1).trim()]];
}
