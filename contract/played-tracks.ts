import * as z from 'zod/mini';
import type { PlayerMetadata } from './player-metadata.ts';

/** The show in which a track was played; `path` is its page on the site, if it has one. */
const playedIn = z.object({ title: z.string(), path: z.nullable(z.string()) });

/** A track that was broadcast. Times are milliseconds since 1970; `end` is null while it plays. */
const playedTrack = z.object({
  at: z.number(),
  end: z.nullable(z.number()),
  artist: z.string(),
  title: z.string(),
  show: z.nullable(playedIn),
});
export type PlayedTrack = z.infer<typeof playedTrack>;

/** The socket's `tracks` event and `{radio}/tracks.json`: the tracks played last, newest first. */
export const playedTracks = z.object({ tracks: z.array(playedTrack) });
export type PlayedTracks = z.infer<typeof playedTracks>;

/** The site shows ten; a listener who has rewound needs the ones before them. */
export const maxTracks = 20;

export type HeardTrack = Omit<PlayedTrack, 'end'>;

/** The list after the heard track has begun: it ends the track before. `heard` is null if nobody knows what is playing. */
export function withTrack(tracks: PlayedTrack[], heard: HeardTrack | null, now: number): PlayedTrack[] {
  const [last, ...older] = tracks;
  const playing = last?.end === null ? last : undefined;
  if (!playing && !heard) return tracks;
  if (playing && heard && isSame(playing, heard)) return tracks;
  // After a gap in the sound, the track from before goes on.
  if (last && heard && isSame(last, heard) && heard.at <= last.at) return [{ ...last, end: null }, ...older];
  // One that goes on after another was heard begins anew.
  const at = last && heard && heard.at < last.at ? now : (heard?.at ?? now);
  const ended = playing ? [{ ...playing, end: Math.max(playing.at, at) }, ...older] : tracks;
  return heard ? [{ ...heard, at, end: null }, ...ended].slice(0, maxTracks) : ended;
}

function isSame(one: HeardTrack, other: HeardTrack): boolean {
  return one.artist === other.artist && one.title === other.title && one.show?.title === other.show?.title;
}

/** Splits `Artist - Title`, as streams write it. */
export function trackNames(text: string): { artist: string; title: string } {
  const [, artist, title] = /^(.+?) [-–—] (.+)$/s.exec(text.trim()) ?? [];
  return artist && title
    ? { artist: artist.trim(), title: title.trim() }
    : { artist: '', title: text.trim() };
}

const maxTrackMs = 3 * 3_600_000;

/** The track that a radio host says it plays; null if it only names its show, playlist or station. */
export function trackFromMetadata(event: PlayerMetadata, station: string, now: number): HeardTrack | null {
  const { title, artist, playoutStartUnixTimestamp } = event.metadata ?? {};
  if (event.status === 'offAir' || !title?.trim()) return null;
  const show = event.status === 'schedule' ? event.content?.title : undefined;
  if (event.status === 'schedule' && !show) return null;
  const playlist = event.status === 'defaultPlaylist' ? event.content?.name : undefined;
  if ([show, playlist, station].includes(title)) return null;
  const began = (playoutStartUnixTimestamp ?? 0) * 1000;
  return {
    ...(artist?.trim() ? { artist: artist.trim(), title: title.trim() } : trackNames(title)),
    at: now - maxTrackMs < began && began <= now ? began : now,
    show: show ? { title: show, path: null } : null,
  };
}
