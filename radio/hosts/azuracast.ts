import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { textDocument } from '@longwave/contract/player-metadata.ts';
import { readEvents } from '@longwave/server-kit/server-sent-events.ts';
import * as z from 'zod';
import type { AdapterOptions } from './adapter.ts';
import { fetchJson, poll } from './polling.ts';

const POLL_SCHEDULE_EVERY_MS = 300_000;
const RECONNECT_AFTER_MS = 1_000;

const nowPlaying = z.object({
  is_online: z.boolean(),
  station: z.object({ name: z.string(), timezone: z.string().default('UTC') }),
  live: z.object({ is_live: z.boolean(), streamer_name: z.string(), broadcast_start: z.number().nullish() }),
  now_playing: z
    .object({
      played_at: z.number(),
      duration: z.number(),
      playlist: z.string().nullish(),
      song: z.object({
        text: z.string(),
        artist: z.string(),
        title: z.string(),
        album: z.string().nullish(),
        art: z.string().nullish(),
      }),
    })
    .nullish(),
});
type NowPlaying = z.infer<typeof nowPlaying>;

const upcoming = z.array(
  z.object({
    id: z.coerce.string(),
    name: z.string(),
    description: z.string().nullish(),
    start_timestamp: z.number(),
    end_timestamp: z.number(),
  }),
);
type Upcoming = z.infer<typeof upcoming>;

/** Follows AzuraCast: now-playing comes as server-sent events, the schedule is polled. */
export function followAzuraCast({ host, stationId, announce, log }: AdapterOptions): () => void {
  const station = encodeURIComponent(host.station);
  let schedule: Upcoming = [];
  let latest: NowPlaying | undefined;

  function announceLatest() {
    if (latest) announce(metadataOf(latest, schedule, stationId, Date.now()));
  }

  const stopSchedule = poll("AzuraCast's schedule", log, POLL_SCHEDULE_EVERY_MS, async (signal) => {
    schedule = upcoming.parse(await fetchJson(`${host.url}/api/station/${station}/schedule`, signal));
    announceLatest();
  });

  const stopEvents = poll('AzuraCast', log, RECONNECT_AFTER_MS, async (signal) => {
    latest = nowPlaying.parse(await fetchJson(`${host.url}/api/nowplaying/${station}`, signal));
    announceLatest();
    const subscription = JSON.stringify({ subs: { [`station:${host.station}`]: { recover: true } } });
    const url = `${host.url}/api/live/nowplaying/sse?cf_connect=${encodeURIComponent(subscription)}`;
    const response = await fetch(url, { signal, headers: { Accept: 'text/event-stream' } });
    if (!response.ok || !response.body) throw new Error(`its event stream answered ${response.status}`);
    for await (const { data } of readEvents(response.body)) {
      // A dot or an empty object is a heartbeat.
      if (!data.startsWith('{')) continue;
      for (const found of nowPlayingIn(JSON.parse(data))) latest = found;
      announceLatest();
    }
  });

  return () => {
    stopSchedule();
    stopEvents();
  };
}

/** Now-playing entries of a message: the first message has one for each subscription, later ones have just one. */
function nowPlayingIn(message: unknown): NowPlaying[] {
  const { connect, pub } = message as {
    connect?: { subs?: Record<string, { publications?: unknown[] }>; data?: unknown[] };
    pub?: unknown;
  };
  const publications = [
    ...Object.values(connect?.subs ?? {}).flatMap((sub) => sub.publications ?? []),
    ...(connect?.data ?? []),
    ...(pub ? [pub] : []),
  ];
  return publications.flatMap((publication) => {
    const { data, np } = publication as { data?: { np?: unknown }; np?: unknown };
    const parsed = nowPlaying.safeParse(data?.np ?? np);
    return parsed.success ? [parsed.data] : [];
  });
}

function metadataOf(np: NowPlaying, schedule: Upcoming, stationId: string, now: number): PlayerMetadata {
  const { song, playlist, played_at: playedAt = 0, duration } = np.now_playing ?? {};
  const metadata = {
    title: song?.title || song?.text || np.station.name,
    artist: song?.artist || null,
    ...(song?.album && { album: song.album }),
    ...(duration && { duration }),
    ...(playedAt && {
      playoutStartUnixTimestamp: playedAt,
      playoutStartIsoTimestamp: new Date(playedAt * 1000).toISOString(),
    }),
    ...(song?.art && { artwork: { default: song.art } }),
  };
  if (!np.is_online) return { status: 'offAir', content: 'Off Air', metadata };
  const entry = schedule.find(
    (item) => item.start_timestamp * 1000 <= now && now < item.end_timestamp * 1000,
  );
  const event = (id: string, title: string, start: number, end: number, type: string, description = '') => ({
    id,
    stationId,
    title,
    startDateUtc: new Date(start * 1000).toISOString(),
    endDateUtc: new Date(end * 1000).toISOString(),
    description: textDocument(description),
    duration: Math.round((end - start) / 60),
    timezone: np.station.timezone,
    isRecurring: false,
    media: { type },
  });
  if (np.live.is_live) {
    const start = np.live.broadcast_start ?? entry?.start_timestamp ?? playedAt;
    const end = Math.max(start, entry?.end_timestamp ?? start);
    const content = event(entry?.id ?? `live-${start}`, np.live.streamer_name, start, end, 'live');
    return { status: 'schedule', content, metadata };
  }
  if (entry) {
    const { id, name, start_timestamp: start, end_timestamp: end } = entry;
    return {
      status: 'schedule',
      content: event(id, name, start, end, 'playlist', entry.description ?? ''),
      metadata,
    };
  }
  const content = { name: playlist || np.station.name, numberOfSongs: 0, duration: 0 };
  return { status: 'defaultPlaylist', content, metadata };
}
