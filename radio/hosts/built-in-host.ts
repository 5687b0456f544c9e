import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { KeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { CHUNK_MS } from '@longwave/transcoding/frames/frame.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { createAiredReporter } from '../broadcasts/aired-reporter.ts';
import { openLiveSoundStore } from '../broadcasts/live-sound-store.ts';
import { createOutbox } from '../broadcasts/outbox.ts';
import { createRecorder } from '../broadcasts/recorder.ts';
import { createRewind } from '../hls/rewind.ts';
import { createLiveSources } from '../live/live-sources.ts';
import { createSourceHandler } from '../live/source-handler.ts';
import { playerMetadataOf } from '../on-air/metadata.ts';
import { titleOf } from '../on-air/on-air.ts';
import type { PlayedTrackStore } from '../on-air/played-tracks.ts';
import { createSilenceFilter } from '../on-air/silence-filter.ts';
import { trackOnAir } from '../on-air/track-on-air.ts';
import { openAsPlayedLog } from '../playout/as-played-log.ts';
import { knownBroadcasts } from '../playout/known-broadcasts.ts';
import { createOpenRecordings, type PlayoutLibrary } from '../playout/open-recordings.ts';
import type { PlayoutClient } from '../playout/playout-client.ts';
import { createPlayoutReader } from '../playout/playout-reader.ts';
import { createPrefetch } from '../playout/prefetch.ts';
import type { Track } from '../playout/timeline.ts';
import type { RadioSettings } from '../settings.ts';
import { createBroadcaster } from '../stream/broadcaster.ts';
import { createChunkReader } from '../stream/chunk-reader.ts';
import { createListeners } from '../stream/listeners.ts';
import { sendStream } from '../stream/stream.ts';
import type { RadioHost } from './host.ts';

export type Filler = (Track & { seconds: number })[];

type Parts = {
  playoutClient: PlayoutClient;
  library: PlayoutLibrary;
  filler: Filler;
  transcoding: Transcoding;
  keyGuessLimit: KeyGuessLimit;
  clientAddressOf: (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
  tracks: PlayedTrackStore;
  recordingTimeoutMs: number | undefined;
};

/** The built-in radio host: plays what `/playout.json` says, lets live sources take over, and streams to the listeners. */
export async function createBuiltInHost(
  settings: RadioSettings,
  parts: Parts,
  announce: (metadata: PlayerMetadata) => void,
  log: Log,
): Promise<RadioHost> {
  const { playoutClient, filler, transcoding, keyGuessLimit, clientAddressOf, tracks } = parts;
  const folder = join(settings.data, 'broadcasts');
  const asPlayed = await openAsPlayedLog(join(folder, 'log'), log);
  const recordings = createOpenRecordings(parts.library, log, parts.recordingTimeoutMs);
  const playout = createPlayoutReader(playoutClient, recordings, filler, asPlayed);
  const prefetch = createPrefetch(playout, asPlayed, log);
  const sources = createLiveSources();
  const chunkReader = createChunkReader(prefetch, sources);
  const broadcaster = createBroadcaster(chunkReader.chunkAt, log);
  const listeners = createListeners(({ onAir }) => titleOf(onAir, playoutClient.playout().station.name));
  const title = () => {
    const onAir = broadcaster.recent().at(-1)?.onAir;
    return onAir ? titleOf(onAir, playoutClient.playout().station.name) : '';
  };
  const facts = () => ({
    station: playoutClient.playout().station,
    title: title(),
    listeners: listeners.count(),
    siteUrl: settings.siteUrl,
  });
  const sourceHandler = createSourceHandler({
    ...{ settings: settings.source, sources, transcoding, facts },
    ...{ keyGuessLimit, clientAddressOf, log },
  });
  const liveSound = await openLiveSoundStore(folder, settings.broadcastsMaxBytes, log);
  const rewind = createRewind(playout, liveSound, log);
  const outbox = createOutbox({ ...settings, folder: join(folder, 'outbox') }, log);
  const airedReporter = createAiredReporter(`${Date.now()}-${randomBytes(4).toString('hex')}`, outbox, log);
  const recorder = settings.recordLive
    ? createRecorder(
        { data: settings.data, ...settings.episodes },
        () => knownBroadcasts(asPlayed, playoutClient.playout()),
        liveSound,
        outbox,
        log,
      )
    : undefined;
  const station = { id: settings.stationId, contentUrl: settings.contentUrl, filler };

  playoutClient.onChange(prefetch.invalidate);
  broadcaster.onChunk(listeners.send);
  broadcaster.onChunk((chunk) => chunk.onAir.live && liveSound.append(chunk));
  broadcaster.onChunk((chunk) => airedReporter.add(chunk, listeners.count()));
  const isAnnounced = createSilenceFilter();
  broadcaster.onChunk((chunk) => {
    if (isAnnounced(chunk)) announce(playerMetadataOf(chunk.onAir, playoutClient.playout(), station));
  });
  broadcaster.onChunk(({ number, onAir }) => {
    const now = number * CHUNK_MS;
    tracks.add(trackOnAir(onAir, playoutClient.playout(), filler, now), now);
  });
  // A slow recording must not delay the start of the station.
  await Promise.race([broadcaster.start(), setTimeout(400)]);

  return {
    isSourceRequest: sourceHandler.isSourceRequest,
    handleSource: sourceHandler.handle,
    attach: sourceHandler.attach,
    handle(req: IncomingMessage, res: ServerResponse, pathname: string) {
      if (pathname !== '/stream') return rewind.handle(req, res, pathname);
      sendStream(req, res, broadcaster, listeners, {
        ...playoutClient.playout().station,
        url: settings.siteUrl,
      });
      return true;
    },
    stats: () => ({ listeners: listeners.count(), source: sources.current() !== undefined }),
    secondsSinceChunk: broadcaster.secondsSinceChunk,
    async close() {
      sourceHandler.close();
      broadcaster.close();
      listeners.close();
      prefetch.close();
      await recorder?.close();
      await airedReporter.close();
      await outbox.close();
      await liveSound.close();
      await asPlayed.close();
    },
  };
}
