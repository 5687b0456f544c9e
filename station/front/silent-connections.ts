import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that may be open without having asked for anything yet; beyond that the oldest go first. */
const mostSilent = 400;
/** Many may come at once, all of them about to ask: milliseconds in which nobody is let go. */
const grace = 2_000;
/** With more connections than this, those that wait for a next request are let go. */
const mostOpen = 4_000;

/** Keeps connections that ask for nothing from taking all the file handles of the station. */
export function boundSilentConnections(server: Server) {
  /** When each was opened, oldest first. */
  const silent = new Map<Socket, number>();
  let open = 0;
  let letGoAt = 0;

  server.on('connection', (socket: Socket) => {
    open++;
    const now = performance.now();
    silent.set(socket, now);
    socket.once('close', () => {
      open--;
      silent.delete(socket);
    });
    for (const [oldest, opened] of silent) {
      if (silent.size <= mostSilent || now - opened < grace) break;
      silent.delete(oldest);
      oldest.destroy();
    }
    if (open > mostOpen && now > letGoAt) {
      letGoAt = now + 1_000;
      server.closeIdleConnections();
    }
  });

  return {
    /** It has asked. */
    heard: (socket: Socket): void => void silent.delete(socket),
    stats: () => ({ open, silent: silent.size }),
  };
}
