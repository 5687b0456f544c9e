import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Log } from '../log.ts';
import type { Guide } from '../playout/guide.ts';
import { followAzuraCast } from './azuracast.ts';
import type { RadioHost } from './host.ts';
import { followIcecast } from './icecast.ts';
import { followRadioCult } from './radio-cult.ts';

export type OtherHostSettings = {
  kind: 'radiocult' | 'azuracast' | 'icecast';
  url: string;
  /** Station id, short code or mount, as that host calls it. */
  station: string;
  key: string;
  stream: string;
};

/** What an adapter needs: whom to follow, and where to say what it learns. */
export type Following = {
  host: OtherHostSettings;
  /** The id under which our own clients know the station. */
  stationId: string;
  contentUrl: string;
  guide: Guide;
  announce: (metadata: PlayerMetadata) => void;
  log: Log;
};

const FOLLOW = { radiocult: followRadioCult, azuracast: followAzuraCast, icecast: followIcecast };

/** Another service broadcasts: its stream is the stream, its now-playing comes out of our socket. */
export function createOtherHost(following: Following): RadioHost {
  const { host } = following;
  const stop = FOLLOW[host.kind](following);
  return {
    isSource: () => false,
    answerSource: () => {},
    attach: () => {},
    answer(_req, res, pathname) {
      if (pathname !== '/stream') return false;
      res.writeHead(302, {
        Location: host.stream,
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
      });
      res.end();
      return true;
    },
    stats: () => ({ listeners: 0, source: false }),
    close: async () => stop(),
  };
}
