import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import * as z from 'zod';
import { eventOf } from '../on-air/metadata.ts';
import type { AdapterOptions } from './adapter.ts';
import { fetchJson, poll } from './polling.ts';

const POLL_EVERY_MS = 4_000;

const source = z.object({
  listenurl: z.string(),
  server_name: z.coerce.string().optional(),
  title: z.coerce.string().optional(),
  artist: z.coerce.string().optional(),
  yp_currently_playing: z.coerce.string().optional(),
});
/** Icecast sends one mount as an object, several as an array, and leaves `source` out if there is none. */
const status = z.object({
  icestats: z.object({
    source: z
      .union([z.array(z.unknown()), z.unknown()])
      .optional()
      .transform((value) => (value === undefined ? [] : [value].flat())),
  }),
});

/** Follows Icecast, which has titles but no schedule; shows come from the station's own schedule. */
export function followIcecast(options: AdapterOptions): () => void {
  const { host, announce, log } = options;
  return poll('Icecast', log, POLL_EVERY_MS, async (signal) => {
    const { icestats } = status.parse(await fetchJson(`${host.url}/status-json.xsl`, signal));
    const mounts = icestats.source.flatMap((entry) => source.safeParse(entry).data ?? []);
    announce(
      metadataOf(
        mounts.find((mount) => pathOf(mount.listenurl) === host.station),
        options,
      ),
    );
  });
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function metadataOf(mount: z.infer<typeof source> | undefined, options: AdapterOptions): PlayerMetadata {
  const { playoutClient, stationId, contentUrl } = options;
  const { station, slots } = playoutClient.playout();
  if (!mount) return { status: 'offAir', content: 'Off Air', metadata: { title: station.name } };
  const now = Date.now();
  const slot = slots.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  const track = mount.title || mount.yp_currently_playing;
  const metadata = {
    title: track || slot?.title || mount.server_name || station.name,
    // Residents are named as the artist only if there is no track title.
    artist: mount.artist || (track ? null : slot?.residents.join(', ')) || null,
    ...(slot?.image && { artwork: { default: contentUrl + slot.image } }),
  };
  if (slot) return { status: 'schedule', content: eventOf(slot, stationId, station.zone, 'live'), metadata };
  const content = { name: mount.server_name || station.name, numberOfSongs: 0, duration: 0 };
  return { status: 'defaultPlaylist', content, metadata };
}
