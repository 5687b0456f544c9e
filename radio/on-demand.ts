import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Log } from '@longwave/server-kit/log.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { createAudioService } from './audio-service/audio-service.ts';
import { createSoundCloud } from './audio-service/soundcloud.ts';
import { createStationTracks } from './audio-service/station-tracks.ts';
import { createConverter } from './recordings/converter.ts';
import { createRecordingLibrary } from './recordings/library.ts';
import { createRecordingRoutes } from './recordings/recording-routes.ts';
import { watchFolder } from './recordings/watch-folder.ts';
import type { RadioSettings } from './settings.ts';

/** Everything that is played on demand: the recordings, and the audio service that resolves them. */
export async function createOnDemand(settings: RadioSettings, transcoding: Transcoding, log: Log) {
  const folder = join(settings.data, 'recordings');
  const converter = createConverter(join(folder, 'converted'), transcoding, log);
  const station = settings.station ? await loadStationModule(settings.station) : undefined;
  const library = createRecordingLibrary({
    folder,
    make: station && ((name) => station.recording(name)),
    converter,
    log,
  });
  // New files are converted before anybody requests them.
  const watcher = watchFolder(folder, (name) => library.open(name).then(ignore, ignore), log);
  const { secret } = settings;
  const routes = createRecordingRoutes({ library, secret, signedOnly: settings.signedRecordings, log });
  const stationTracks = createStationTracks({ ...settings, now: Date.now, prepare: library.prepare });
  const sources = settings.soundCloud
    ? [stationTracks, createSoundCloud(settings.soundCloud)]
    : [stationTracks];
  const service = createAudioService({ secret, sources, log });

  return {
    library,
    filler: station?.filler ?? [],
    /** Returns false if the path is not one of these. */
    handle(req: IncomingMessage, res: ServerResponse, pathname: string, query: URLSearchParams): boolean {
      return routes.handle(req, res, pathname, query) || service.handle(req, res, pathname, query);
    },
    conversions: converter.progress,
    async close() {
      watcher.close();
      await converter.close();
      await library.close();
    },
  };
}

function ignore() {}
