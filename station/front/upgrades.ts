import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Only the socket of the radio host is another protocol; whoever offers one elsewhere, such as h2c, is answered as usual. */
export function isSocket({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/radio/socket.io/') && /websocket/i.test(headers.upgrade ?? '');
}

/** Node before 24.9 cannot be told so, and hands the connection over: it is answered with a sentence. */
export function answerOtherUpgrades(server: Server): void {
  server.prependListener('upgrade', (req: IncomingMessage, socket: Duplex) => {
    if (isSocket(req)) return;
    const text = 'There is nothing to change to here.\n';
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    );
  });
}
