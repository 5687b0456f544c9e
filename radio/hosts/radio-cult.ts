import { playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io } from 'socket.io-client';
import * as z from 'zod';
import { getJson, keepTrying } from './keep-trying.ts';
import type { Following } from './other-host.ts';

const ASK_EVERY_MS = 60_000;
const liveAnswer = z.object({ success: z.literal(true), result: z.unknown() });

/** Radio Cult: its socket says what changes, `schedule/live` what is on when the socket is silent. */
export function followRadioCult({ host, announce, log }: Following): () => void {
  function tell(value: unknown) {
    const parsed = playerMetadata.safeParse(value);
    if (parsed.success) announce(parsed.data);
    else log(`Radio Cult said something unknown: ${JSON.stringify(value)?.slice(0, 300)}`);
  }

  const headers = { 'x-api-key': host.key };
  const stopAsking = keepTrying('Radio Cult', log, ASK_EVERY_MS, async (signal) => {
    const address = `${host.url}/api/station/${encodeURIComponent(host.station)}/schedule/live`;
    tell(liveAnswer.parse(await getJson(address, signal, headers)).result);
  });

  const socket = io(host.url, {
    auth: headers,
    query: { stationId: host.station },
    transports: ['websocket'],
  });
  socket.on('player-metadata', tell);
  socket.on('connect_error', (error) => log(`Radio Cult's socket: ${error.message}`));

  return () => {
    stopAsking();
    socket.disconnect();
  };
}
