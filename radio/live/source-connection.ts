import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { CHALLENGE, type SourceAnswer, type SourceRequest } from './source-request.ts';

export type SourceConnection = {
  body: Readable;
  /** Tells the client to send. */
  proceed(): void;
  /** The last word, after which the connection closes. */
  finish(answer: SourceAnswer): void;
};

const freed = new WeakMap<Socket, PassThrough>();

const expectsContinue = ({ headers }: SourceRequest) => /100-continue/i.test(headers.expect ?? '');

/** Source clients mostly send an endless body without announcing one; then the bytes are taken from the socket itself. */
export function openSource(req: IncomingMessage, res: ServerResponse): SourceConnection {
  if (req.headers['transfer-encoding'] || req.headers['content-length']) {
    return {
      body: req,
      proceed: () => expectsContinue(req) && res.writeContinue(),
      finish: (answer) => writeAnswer(res, answer),
    };
  }
  return openRawSource(req, req.socket, takeFromHttp(req.socket));
}

/** A connection on which nothing stands between us and the client. */
export function openRawSource(
  request: SourceRequest,
  socket: Socket,
  body: Readable = socket,
): SourceConnection {
  let answered = false;
  return {
    body,
    proceed() {
      const waits = expectsContinue(request);
      socket.write(waits ? 'HTTP/1.1 100 Continue\r\n\r\n' : 'HTTP/1.0 200 OK\r\n\r\n');
      answered = !waits;
    },
    finish(answer) {
      // Closing on unread bytes would take our last word from the client as well.
      body.removeAllListeners('readable');
      body.resume();
      if (!answered && socket.writable) socket.end(rawAnswer(answer));
      else socket.end();
      setTimeout(() => socket.destroy(), 1_000).unref();
    },
  };
}

/** Without `Content-Length` Node believes the request is over and would read sound as the next request. */
function takeFromHttp(socket: Socket): PassThrough {
  const body = new PassThrough();
  // Whoever reads it sees the error; when nobody does any more it does not matter.
  body.on('error', () => {});
  freed.set(socket, body);
  socket.removeAllListeners('data');
  socket.removeAllListeners('end');
  socket.setTimeout(0);
  socket.on('data', (data) => {
    if (!body.write(data)) socket.pause();
  });
  body.on('drain', () => socket.resume());
  socket.once('close', () => body.end());
  socket.once('end', () => body.end());
  body.once('close', () => socket.resume());
  return body;
}

function headersOf({ status, type, body }: SourceAnswer): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 401 && { 'WWW-Authenticate': CHALLENGE }),
  };
}

export function writeAnswer(res: ServerResponse, answer: SourceAnswer): void {
  res.writeHead(answer.status, headersOf(answer));
  res.end(answer.body);
}

export function rawAnswer(answer: SourceAnswer): string {
  const lines = Object.entries(headersOf(answer)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.0 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${answer.body}`;
}

/** Lets source clients through a server: those that wait for `100 Continue`, and those that send sound right behind the head. */
export function admitSources(server: Server, isSource: (req: IncomingMessage) => boolean): void {
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (!isSource(req)) res.writeContinue();
    server.emit('request', req, res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    const body = freed.get(socket);
    if (body) {
      if (error.rawPacket) body.write(behindHead(error.rawPacket));
    } else if (server.listenerCount('clientError') === 1) {
      refuse(error, socket);
    }
  });
}

/** `bytesParsed` would tell, but is one too many when the client also asked to close. */
function behindHead(packet: Buffer): Buffer {
  const end = packet.indexOf('\r\n\r\n');
  return end === -1 ? packet : packet.subarray(end + 4);
}

/** What Node does when nobody listens for `clientError`. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  if (socket.writable && socket.bytesWritten === 0) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroy(error);
}
