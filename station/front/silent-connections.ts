import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Connections that may be open without a request yet; beyond that the oldest are closed first. */
const maxSilent = 400;
/** Milliseconds a new connection has for its first request before it may be closed. */
const grace = 2_000;
/** The same when the station stops. */
const graceAtEnd = 1_000;
/** With more connections than this, idle ones are closed. */
const maxOpen = 4_000;

/** Keeps connections without requests from taking all the file handles of the station. */
export function limitSilentConnections(server: Server) {
  /** When each was opened, oldest first. */
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
    /** Call it for each request. */
    onRequest: (socket: Socket): void => void silent.delete(socket),
    stats: () => ({ open, silent: silent.size }),
    /** Takes no more connections. Settled once those that came last have asked for something, or had time to. */
    async stopListening(): Promise<void> {
      // Before it does this, http's own `close` cuts off whoever has connected and not asked yet.
      NetServer.prototype.close.call(server);
      const until = performance.now() + graceAtEnd;
      while (silent.size > 0 && performance.now() < until) await wait(10);
    },
  };
}
