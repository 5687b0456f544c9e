import { type BroadcastEvent, plainText, playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io } from 'socket.io-client';
import type { BrowserSettings } from '../browser-settings.ts';
import { type OnAirShow, onAir, putOnAir } from './on-air.ts';
import { clockIn } from './schedule/clock.ts';
import { track } from './track.ts';

/** the radio host's events. Trouble with them is only logged; the stream plays on. */
export function followOnAir(
  { socket: { url, path, key, stationId }, tracks }: BrowserSettings,
  zone: string,
): () => void {
  const socket = io(url || undefined, {
    path,
    transports: ['websocket'],
    auth: { 'x-api-key': key },
    query: { stationId },
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  socket.on('connect', () => console.debug('Socket connected'));
  socket.on('disconnect', (reason) => console.debug('Socket disconnected:', reason));
  socket.on('connect_error', (error) => console.error('Socket connection error', error.message));
  socket.on('error', (error) => console.error('Socket error', error));
  if (tracks) socket.on('player-metadata', putTrack);
  socket.on('player-metadata', (event: unknown) => {
    const now = Date.now();
    const show = onAirShowOf(event, zone, now, onAir.getState().changes.at(-1)?.show);
    putOnAir(show, Math.min(now, show ? Date.parse(show.start_time) : now));
  });
  return () => socket.close();
}

/** Everything but a scheduled show means that no show is on air; so does what nobody understands. */
export function onAirShowOf(
  event: unknown,
  zone: string,
  now: number,
  before: OnAirShow | null | undefined,
): OnAirShow | null {
  const { data, error } = playerMetadata.safeParse(event);
  if (error) console.error('Socket error', error);
  if (data?.status !== 'schedule' || !data.content) return null;
  const { id, title, description } = data.content;
  const artwork = data.metadata?.artwork;
  return {
    ...{ id, title, live: true },
    description: plainText(description),
    image: artwork?.['512x512'] ?? artwork?.default ?? artwork?.original ?? null,
    ...timesOf(data.content, zone, now, before),
  };
}

function putTrack(event: unknown): void {
  const { data } = playerMetadata.safeParse(event);
  const known = data && data.status !== 'offAir' ? data.metadata : undefined;
  track.setState({ text: [known?.artist, known?.title].filter(Boolean).join(' - ') });
}

/** Times that cannot be read: it is on since now, and nobody knows until when. */
function timesOf(
  { startDateUtc: start, endDateUtc: end }: BroadcastEvent,
  zone: string,
  now: number,
  before: OnAirShow | null | undefined,
) {
  if (Number.isNaN(Date.parse(start)) || Number.isNaN(Date.parse(end))) {
    const since = new Date(now).toISOString();
    return { start_time: since, end_time: since, slot_time: '' };
  }
  return { start_time: start, end_time: end, slot_time: slotTime(start, end, zone, before) };
}

/** The page came with the times of the show that is on: a slow phone takes long to make its first date formatter. */
function slotTime(start: string, end: string, zone: string, before: OnAirShow | null | undefined): string {
  const known = before && isSame(before.start_time, start) && isSame(before.end_time, end);
  return known ? before.slot_time : `${clockIn(zone, start)} → ${clockIn(zone, end)}`;
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
