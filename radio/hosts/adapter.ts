import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import type { CurrentPlayout } from '../playout/playout-client.ts';
import type { ExternalHostSettings } from './settings.ts';

/** What an adapter of a host needs. */
export type AdapterOptions = {
  host: ExternalHostSettings;
  /** The id of the station for our own clients. */
  stationId: string;
  contentUrl: string;
  playoutClient: CurrentPlayout;
  announce: (metadata: PlayerMetadata) => void;
  log: Log;
};
