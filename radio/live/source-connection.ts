import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { CHALLENGE, type SourceRequest, type SourceResponse } from './source-request.ts';

export type SourceConnection = {
  body: Readable;
  /** Tells the client to begin sending. */
  proceed(): void;
  /** Sends the response and closes the connection. */
  finish(response: SourceResponse): void;
};

const detached = new WeakMap<Socket, PassThrough>();

const expectsContinue = ({ headers }: SourceRequest) => /100-continue/i.test(headers.expect ?? '');

/** Opens a source's request. Most source clients send an endless body without announcing it; it is read directly from the socket. */
export function openSource(req: IncomingMessage, res: ServerResponse): SourceConnection {
  if (req.headers['transfer-encoding'] || req.headers['content-length']) {
    return {
      body: req,
      proceed: () => expectsContinue(req) && res.writeContinue(),
      finish: (response) => sendResponse(res, response),
    };
  }
  return openRawSource(req, req.socket, detachFromHttp(req.socket));
}

/** A connection that is read and written directly, without Node's HTTP. */
export function openRawSource(
  request: SourceRequest,
  socket: Socket,
  body: Readable = socket,
): SourceConnection {
  let isAnswered = false;
  return {
    body,
    proceed() {
      const waits = expectsContinue(request);
      socket.write(waits ? 'HTTP/1.1 100 Continue\r\n\r\n' : 'HTTP/1.0 200 OK\r\n\r\n');
      isAnswered = !waits;
    },
    finish(response) {
      // Closing with unread bytes would reset the connection, and the client would lose the response.
      body.removeAllListeners('readable');
      body.resume();
      if (!isAnswered && socket.writable) socket.end(rawResponse(response));
      else socket.end();
      setTimeout(() => socket.destroy(), 1_000).unref();
    },
  };
}

/**
 * Takes the socket from Node's HTTP: without `Content-Length` Node considers the request finished, and would parse sound as
 * the next request.
 */
function detachFromHttp(socket: Socket): PassThrough {
  const body = new PassThrough();
  // A reader gets the error itself; without a reader it does not matter.
  body.on('error', () => {});
  detached.set(socket, body);
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

function headersOf({ status, type, body, retryAfter }: SourceResponse): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 401 && { 'WWW-Authenticate': CHALLENGE }),
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
  };
}

export function sendResponse(res: ServerResponse, response: SourceResponse): void {
  res.writeHead(response.status, headersOf(response));
  res.end(response.body);
}

export function rawResponse(response: SourceResponse): string {
  const lines = Object.entries(headersOf(response)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.0 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n${response.body}`;
}

/** Makes a server accept source clients that wait for `100 Continue`, and those that send sound directly after the request head. */
export function acceptSources(server: Server, isSourceRequest: (req: IncomingMessage) => boolean): void {
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    if (!isSourceRequest(req)) res.writeContinue();
    server.emit('request', req, res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    const body = detached.get(socket);
    if (body) {
      if (error.rawPacket) body.write(bytesAfterHead(error.rawPacket));
    } else if (server.listenerCount('clientError') === 1) {
      refuse(error, socket);
    }
  });
}

/** Does not use `bytesParsed`, which is one too many if the client also asked to close. */
function bytesAfterHead(packet: Buffer): Buffer {
  const end = packet.indexOf('\r\n\r\n');
  return end === -1 ? packet : packet.subarray(end + 4);
}

/** Responds as Node does when nobody listens for `clientError`. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  if (socket.writable && socket.bytesWritten === 0) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  }
  socket.destroy(error);
}
