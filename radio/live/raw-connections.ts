import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { SourceRequest } from './source-request.ts';

const PATIENCE_MS = 15_000;
const LONGEST_HEAD = 16 * 1024;

type Handle = (request: SourceRequest, socket: Socket) => void;
type Listener = (this: Server, socket: Socket) => void;

/**
 * Reads requests that Node's parser refuses: header lines that end with a bare LF (DarkIce), titles in raw UTF-8 (BUTT).
 * A connection is taken from Node when its first bytes are one of `starts`, which only source clients send, and it is
 * closed after that one request; every other connection goes to Node's parser, which stays strict.
 */
export function takeRawConnections(server: Server, starts: string[], handle: Handle): { close(): void } {
  // Node's own listener is the first; those of others hear of each connection at once, as ever.
  const toHttp = server.listeners('connection')[0] as Listener;
  const waiting = new Set<Socket>();
  server.off('connection', toHttp);
  server.on('connection', (socket: Socket) => {
    let seen: Buffer = Buffer.alloc(0);
    const giveUp = () => socket.destroy();
    const timer = setTimeout(giveUp, PATIENCE_MS);

    function leave() {
      clearTimeout(timer);
      waiting.delete(socket);
      socket.off('data', look).off('end', giveUp).off('error', giveUp).off('close', leave);
      socket.pause();
    }

    function handOver(rest: Buffer, take: () => void) {
      leave();
      if (rest.length > 0) socket.unshift(rest);
      take();
    }

    function look(data: Buffer) {
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
      else if (seen.length > LONGEST_HEAD) giveUp();
    }

    waiting.add(socket);
    socket.on('data', look).on('end', giveUp).on('error', giveUp).on('close', leave);
  });
  return {
    /** Browsers open connections before they need them; those must not keep a server from closing. */
    close() {
      for (const socket of waiting) socket.destroy();
    },
  };
}

/** `maybe` while a start has not come whole. */
function matching(seen: Buffer, starts: string[]): 'yes' | 'no' | 'maybe' {
  const text = seen.toString('latin1', 0, 64);
  if (starts.some((start) => text.startsWith(start))) return 'yes';
  return starts.some((start) => start.startsWith(text)) ? 'maybe' : 'no';
}

/** Behind the first empty line, whether lines end with CR LF or with LF alone; 0 while there is none. */
function headEnd(bytes: Buffer): number {
  const found = /\n\r?\n/.exec(bytes.toString('latin1', 0, LONGEST_HEAD));
  return found ? found.index + found[0].length : 0;
}

function requestOf(head: Buffer): SourceRequest {
  const [first = '', ...lines] = head.toString('latin1').split(/\r?\n/);
  // The address may hold spaces where a title was not encoded; what follows the last one is the protocol.
  const [, method = '', url = '/'] = /^(\S+)\s+(.*?)(?:\s+[A-Z]+\/[\d.]+)?\s*$/.exec(first) ?? [];
  const headers = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), value]] : [];
  });
  return { method, url, headers: Object.fromEntries(headers) };
}
