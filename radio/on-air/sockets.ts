import type { Server as HttpServer } from 'node:http';
import type { PlayedTracks } from '@longwave/contract/played-tracks.ts';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { Server } from 'socket.io';

type SocketOptions = { apiKey: string; stationId: string };

/** Sends `player-metadata` and `tracks` on connect and on every change, to clients that send the public key and the station id. */
export function createSockets({ apiKey, stationId }: SocketOptions) {
  const io = new Server({ transports: ['websocket'], serveClient: false, cors: { origin: '*' } });
  let latest: PlayerMetadata | undefined;
  let latestText = '';
  let played: PlayedTracks | undefined;

  io.use((socket, next) => {
    const { auth, query } = socket.handshake;
    if (auth['x-api-key'] === apiKey && query.stationId === stationId) next();
    else next(new Error('Unauthorized'));
  });
  io.on('connection', (socket) => {
    // Tracks are sent first, so that the client does not guess them from the metadata.
    if (played) socket.emit('tracks', played);
    if (latest) socket.emit('player-metadata', latest);
  });

  return {
    attach(server: HttpServer, basePath: string) {
      io.attach(server, { path: `${basePath}/socket.io`, transports: ['websocket'] });
    },
    announce(metadata: PlayerMetadata) {
      const text = JSON.stringify(metadata);
      if (text === latestText) return;
      latest = metadata;
      latestText = text;
      io.emit('player-metadata', metadata);
    },
    announceTracks(tracks: PlayedTracks) {
      played = tracks;
      io.emit('tracks', tracks);
    },
    latest: () => latest,
    count: () => io.of('/').sockets.size,
    /** Disconnects all sockets, but does not close the HTTP server. */
    close() {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
}
