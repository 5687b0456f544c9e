import { playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io } from 'socket.io-client';
import * as z from 'zod';
import type { AdapterOptions } from './adapter.ts';
import { fetchJson, poll } from './polling.ts';

const POLL_EVERY_MS = 60_000;
const liveResponse = z.object({ success: z.literal(true), result: z.unknown() });

/** Follows Radio Cult: changes come over its socket; `schedule/live` is polled in case the socket fails. */
export function followRadioCult({ host, announce, log }: AdapterOptions): () => void {
  function announceParsed(value: unknown) {
    const parsed = playerMetadata.safeParse(value);
    if (parsed.success) announce(parsed.data);
    else log.warn('unknown metadata from Radio Cult', { metadata: JSON.stringify(value)?.slice(0, 300) });
  }

  const headers = { 'x-api-key': host.key };
  const stopPolling = poll('Radio Cult', log, POLL_EVERY_MS, async (signal) => {
    const url = `${host.url}/api/station/${encodeURIComponent(host.station)}/schedule/live`;
    announceParsed(liveResponse.parse(await fetchJson(url, signal, headers)).result);
  });

  const socket = io(host.url, {
    auth: headers,
    query: { stationId: host.station },
    transports: ['websocket'],
  });
  socket.on('player-metadata', announceParsed);
  socket.on('connect_error', (error) => log.warn('socket of Radio Cult failed', { error }));

  return () => {
    stopPolling();
    socket.disconnect();
  };
}
