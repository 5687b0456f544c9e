import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Only the radio's socket is upgraded; other requests that offer an upgrade, such as h2c, are served without it. */
export function isSocketUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/radio/socket.io/') && /websocket/i.test(headers.upgrade ?? '');
}

/** Node before 24.9 has no `shouldUpgradeCallback` and emits `upgrade` for every such connection: others are refused with a sentence. */
export function refuseOtherUpgrades(server: Server): void {
  server.prependListener('upgrade', (req: IncomingMessage, socket: Duplex) => {
    if (isSocketUpgrade(req)) return;
    const text = 'There is nothing to change to here.\n';
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`,
    );
  });
}
