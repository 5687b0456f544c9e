import type { ServerResponse } from 'node:http';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Log } from '../log.ts';
import type { Guide } from '../playout/guide.ts';
import { followAzuraCast } from './azuracast.ts';
import type { RadioHost } from './host.ts';
import { followIcecast } from './icecast.ts';
import { followRadioCult } from './radio-cult.ts';
import { createRelay } from './relay.ts';

export type OtherHostSettings = {
  kind: 'radiocult' | 'azuracast' | 'icecast';
  url: string;
  /** Station id, short code or mount, as that host calls it. */
  station: string;
  key: string;
  stream: string;
  /** Whether its stream goes through us; otherwise listeners are sent there. */
  passedOn: boolean;
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
  const { host, log } = following;
  const stop = FOLLOW[host.kind](following);
  const relay = createRelay(host.stream, log);
  return {
    isSource: () => false,
    answerSource: () => {},
    attach: () => {},
    answer(req, res, pathname) {
      if (pathname !== '/stream') return false;
      if (host.passedOn) relay.answer(req, res);
      else sendThere(res, host.stream);
      return true;
    },
    stats: () => ({ listeners: relay.count(), source: false }),
    async close() {
      stop();
      relay.close();
    },
  };
}

/** Listeners cost the other service its bandwidth, not us ours. */
function sendThere(res: ServerResponse, stream: string): void {
  const headers = { Location: stream, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
  res.writeHead(302, headers).end();
}
