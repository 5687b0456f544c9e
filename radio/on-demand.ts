import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { createAudioService } from './audio-service/audio-service.ts';
import { createOwnTracks } from './audio-service/own-tracks.ts';
import { createSoundCloud } from './audio-service/soundcloud.ts';
import type { Log } from './log.ts';
import { watchArrivals } from './recordings/arrivals.ts';
import { createConverter } from './recordings/converter.ts';
import { createRecordingLibrary } from './recordings/library.ts';
import { createRecordingAddresses } from './recordings/serve.ts';
import type { RadioSettings } from './settings.ts';
import type { Transcoding } from './transcoding/transcoding.ts';

/** What can be heard at any time: the recordings, and the audio service that leads to them. */
export async function createOnDemand(settings: RadioSettings, transcoding: Transcoding, log: Log) {
  const folder = join(settings.data, 'recordings');
  const converter = createConverter(join(folder, 'converted'), transcoding, log);
  const station = settings.station ? await loadStation(settings.station) : undefined;
  const library = createRecordingLibrary({
    folder,
    make: station && ((name) => station.recording(name)),
    converter,
    log,
  });
  // Converted when they arrive, they are ready before anybody asks.
  const arrivals = watchArrivals(folder, (name) => library.open(name).then(ignore, ignore), log);
  const { secret } = settings;
  const addresses = createRecordingAddresses({ library, secret, signedOnly: settings.signedRecordings, log });
  const own = createOwnTracks({ ...settings, now: Date.now, prepare: library.prepare });
  const sources = settings.soundCloud ? [own, createSoundCloud(settings.soundCloud)] : [own];
  const service = createAudioService({ secret, sources, log });

  return {
    library,
    filler: station?.filler ?? [],
    /** False when the address is not one of these. */
    handle(req: IncomingMessage, res: ServerResponse, pathname: string, query: URLSearchParams): boolean {
      return addresses.handle(req, res, pathname, query) || service.handle(req, res, pathname, query);
    },
    conversions: converter.progress,
    async close() {
      arrivals.close();
      await converter.close();
      await library.close();
    },
  };
}

function ignore() {}

/** The station's own code; a station of files has none. */
async function loadStation(folder: string): Promise<StationModule | undefined> {
  const file = join(folder, 'station.ts');
  if (!existsSync(file)) return undefined;
  const module: { default: StationModule } = await import(pathToFileURL(file).href);
  return module.default;
}
