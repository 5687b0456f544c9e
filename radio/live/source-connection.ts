import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { answerProblem } from '../answer.ts';

export type SourceConnection = {
  body: Readable;
  /** Tells the client to send. */
  proceed(): void;
  /** The last word, after which the connection closes. */
  finish(status: number, sentence: string): void;
};

const freed = new WeakMap<Socket, PassThrough>();

/** Source clients mostly send an endless body without announcing one; then the bytes are taken from the socket itself. */
export function openSource(req: IncomingMessage, res: ServerResponse): SourceConnection {
  const expectsContinue = /100-continue/i.test(req.headers.expect ?? '');
  if (req.headers['transfer-encoding'] || req.headers['content-length']) {
    return {
      body: req,
      proceed: () => expectsContinue && res.writeContinue(),
      finish: (status, sentence) => answerProblem(res, status, sentence, { Connection: 'close' }),
    };
  }
  const { socket } = req;
  const body = takeFromHttp(socket);
  let answered = false;
  return {
    body,
    proceed() {
      socket.write(expectsContinue ? 'HTTP/1.1 100 Continue\r\n\r\n' : 'HTTP/1.0 200 OK\r\n\r\n');
      answered = !expectsContinue;
    },
    finish(status, sentence) {
      if (!answered && socket.writable) socket.end(rawAnswer(status, sentence));
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

function rawAnswer(status: number, sentence: string): string {
  const text = `${sentence}\n`;
  const challenge = status === 401 ? 'WWW-Authenticate: Basic realm="source"\r\n' : '';
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n${challenge}` +
    `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`
  );
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
