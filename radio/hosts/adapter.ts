import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import type { CurrentPlayout } from '../playout/playout-client.ts';
import type { ExternalHostSettings } from './settings.ts';

/** Options of every adapter for an external host. */
export type AdapterOptions = {
  host: ExternalHostSettings;
  /** Station id that our own clients use. */
  stationId: string;
  contentUrl: string;
  playoutClient: CurrentPlayout;
  announce: (metadata: PlayerMetadata) => void;
  log: Log;
};
