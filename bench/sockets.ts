// node bench/sockets.ts [5000]: time until the last of many sockets has received its first event.
import { io, type Socket } from 'socket.io-client';
import { memoryMb, startStation } from './start-station.ts';

const count = Number(process.argv[2] ?? 5000);
const station = await startStation();
const sockets: Socket[] = [];
const startedAt = performance.now();
const took: number[] = [];
await new Promise<void>((resolve) => {
  for (let n = 0; n < count; n++) {
    setTimeout(() => {
      const opened = performance.now();
      const socket = io(station.url, {
        path: '/radio/socket.io',
        transports: ['websocket'],
        forceNew: true,
        auth: { 'x-api-key': 'pk_longwave_demo' },
        query: { stationId: 'longwave' },
      });
      socket.once('player-metadata', () => {
        took.push(performance.now() - opened);
        if (took.length === count) resolve();
      });
      sockets.push(socket);
    }, n);
  }
});
took.sort((a, b) => a - b);
console.log(
  `${count} sockets: last after ${((performance.now() - startedAt) / 1000).toFixed(1)} s; connect to event median ${took[count >> 1]?.toFixed(0)} ms, slowest ${took.at(-1)?.toFixed(0)} ms; ${memoryMb(station.pid)} MB`,
);
for (const socket of sockets) socket.disconnect();
station.stop();
process.exit(0);
