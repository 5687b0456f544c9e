import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Connections that may be open without a request yet; beyond that the oldest are closed first. */
const maxSilent = 400;
/** Milliseconds a new connection has for its first request before it may be closed. */
const grace = 2_000;
/** The same, while the station stops. */
const graceAtEnd = 1_000;
/** With more connections than this, idle ones are closed. */
const maxOpen = 4_000;

/** Prevents connections without requests from using up all file handles of the station. */
export function limitSilentConnections(server: Server) {
  /** When each silent connection was opened, oldest first. */
  const silent = new Map<Socket, number>();
  let open = 0;
  let nextCloseAt = 0;

  server.on('connection', (socket: Socket) => {
    open++;
    const now = performance.now();
    silent.set(socket, now);
    socket.once('close', () => {
      open--;
      silent.delete(socket);
    });
    for (const [oldest, opened] of silent) {
      if (silent.size <= maxSilent || now - opened < grace) break;
      silent.delete(oldest);
      oldest.destroy();
    }
    if (open > maxOpen && now > nextCloseAt) {
      nextCloseAt = now + 1_000;
      server.closeIdleConnections();
    }
  });

  return {
    /** Call this for each request. */
    onRequest: (socket: Socket): void => void silent.delete(socket),
    stats: () => ({ open, silent: silent.size }),
    /** Accepts no more connections. Resolves once the latest connections have sent a request, or had time to. */
    async stopListening(): Promise<void> {
      // Uses the method of net's server first, since http's own `close` ends connections that have not sent a request yet.
      NetServer.prototype.close.call(server);
      const until = performance.now() + graceAtEnd;
      while (silent.size > 0 && performance.now() < until) await wait(10);
    },
  };
}
