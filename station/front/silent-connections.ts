import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that may be open without having asked for anything yet; the oldest goes first. */
const mostSilent = 400;
/** With more connections than this, those that wait for a next request are let go. */
const mostOpen = 4_000;

/** Keeps connections that ask for nothing from taking all the file handles of the station. */
export function boundSilentConnections(server: Server) {
  const silent = new Set<Socket>();
  let open = 0;
  let letGoAt = 0;

  server.on('connection', (socket: Socket) => {
    open++;
    silent.add(socket);
    socket.once('close', () => {
      open--;
      silent.delete(socket);
    });
    const [oldest] = silent;
    if (silent.size > mostSilent) oldest?.destroy();
    if (open > mostOpen && performance.now() > letGoAt) {
      letGoAt = performance.now() + 1_000;
      server.closeIdleConnections();
    }
  });

  return {
    /** It has asked. */
    heard: (socket: Socket): void => void silent.delete(socket),
    stats: () => ({ open, silent: silent.size }),
  };
}
