import {
  type PlayedTrack,
  playedTracks,
  trackFromMetadata,
  withTrack,
} from '@longwave/contract/played-tracks.ts';
import { type BroadcastEvent, plainText, playerMetadata } from '@longwave/contract/player-metadata.ts';
import { io } from 'socket.io-client';
import type { BrowserSettings } from '../browser-settings.ts';
import { type OnAirShow, onAir } from './on-air.ts';
import { setOnAir } from './on-air-changes.ts';
import { clockIn } from './schedule/clock.ts';
import { tracks } from './tracks.ts';

/** follows the radio host's events. Failures are only logged; the stream plays on. */
export function connectOnAirSocket(
  { socket: { url, path, key, stationId } }: BrowserSettings,
  zone: string,
  station: string,
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
  let sendsTracks = false;
  socket.on('tracks', (event: unknown) => {
    const played = parseTracks(event, Date.now());
    if (played) tracks.setState({ played });
    sendsTracks = true;
  });
  socket.on('player-metadata', (event: unknown) => {
    const now = Date.now();
    const show = parseOnAirShow(event, zone, now, onAir.getState().changes.at(-1)?.show);
    setOnAir(show, Math.min(now, show ? Date.parse(show.start_time) : now), isOffAir(event));
    if (!sendsTracks) addTrack(event, station, now);
  });
  return () => socket.close();
}

/** Whether nothing is broadcast at all; sound between shows has another status. */
function isOffAir(event: unknown): boolean {
  return playerMetadata.safeParse(event).data?.status === 'offAir';
}

/** The show of an event; null if the event names no scheduled show or cannot be parsed. */
export function parseOnAirShow(
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
    ...parseTimes(data.content, zone, now, before),
  };
}

/** Adds an event's track to the list of tracks, which sockets of other hosts do not send. */
function addTrack(event: unknown, station: string, now: number): void {
  const { data } = playerMetadata.safeParse(event);
  tracks.setState(({ played }) => ({
    played: withTrack(played, data ? trackFromMetadata(data, station, now) : null, now),
  }));
}

/** The tracks of an event; null if it cannot be parsed. No track starts in the future, even if the visitor's clock is slow. */
export function parseTracks(event: unknown, now: number): PlayedTrack[] | null {
  const { data, error } = playedTracks.safeParse(event);
  if (error) console.error('Socket error', error);
  return data ? data.tracks.map((track) => ({ ...track, at: Math.min(track.at, now) })) : null;
}

/** Start and end of an event's show; if they are not valid, the show starts now and has no known end. */
function parseTimes(
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

/** Reuses the text the page was rendered with: creating the first date formatter is slow on a slow phone. */
function slotTime(start: string, end: string, zone: string, before: OnAirShow | null | undefined): string {
  const known = before && isSame(before.start_time, start) && isSame(before.end_time, end);
  return known ? before.slot_time : `${clockIn(zone, start)} → ${clockIn(zone, end)}`;
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
