import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import * as z from 'zod';
import { eventOf } from '../on-air/metadata.ts';
import { getJson, keepTrying } from './keep-trying.ts';
import type { Following } from './other-host.ts';

const ASK_EVERY_MS = 4_000;

const source = z.object({
  listenurl: z.string(),
  server_name: z.coerce.string().optional(),
  title: z.coerce.string().optional(),
  artist: z.coerce.string().optional(),
  yp_currently_playing: z.coerce.string().optional(),
});
/** One mount is an object, several are an array, none is nothing at all. */
const status = z.object({
  icestats: z.object({
    source: z
      .union([z.array(z.unknown()), z.unknown()])
      .optional()
      .transform((value) => (value === undefined ? [] : [value].flat())),
  }),
});

/** Plain Icecast knows the title but no schedule; the show is the one our own schedule has at this hour. */
export function followIcecast(following: Following): () => void {
  const { host, announce, log } = following;
  return keepTrying('Icecast', log, ASK_EVERY_MS, async (signal) => {
    const { icestats } = status.parse(await getJson(`${host.url}/status-json.xsl`, signal));
    const mounts = icestats.source.flatMap((entry) => source.safeParse(entry).data ?? []);
    announce(
      metadataOf(
        mounts.find((mount) => pathOf(mount.listenurl) === host.station),
        following,
      ),
    );
  });
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function metadataOf(mount: z.infer<typeof source> | undefined, following: Following): PlayerMetadata {
  const { guide, stationId, contentUrl } = following;
  const { station, slots } = guide.playout();
  if (!mount) return { status: 'offAir', content: 'Off Air', metadata: { title: station.name } };
  const now = Date.now();
  const slot = slots.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  const track = mount.title || mount.yp_currently_playing;
  const metadata = {
    title: track || slot?.title || mount.server_name || station.name,
    // Whose track it is says its title; whose show it is, our schedule.
    artist: mount.artist || (track ? null : slot?.residents.join(', ')) || null,
    ...(slot?.image && { artwork: { default: contentUrl + slot.image } }),
  };
  if (slot) return { status: 'schedule', content: eventOf(slot, stationId, station.zone, 'live'), metadata };
  const content = { name: mount.server_name || station.name, numberOfSongs: 0, duration: 0 };
  return { status: 'defaultPlaylist', content, metadata };
}
