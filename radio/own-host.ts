import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import { createAirLog } from './broadcasts/air-log.ts';
import { createKeptSound } from './broadcasts/kept-sound.ts';
import { createOutbox } from './broadcasts/outbox.ts';
import { createRecorder } from './broadcasts/recorder.ts';
import { createRewind } from './hls/rewind.ts';
import type { RadioHost } from './hosts/host.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { createSourceDoor } from './live/source-door.ts';
import type { Log } from './log.ts';
import { playerMetadataOf } from './on-air/metadata.ts';
import { titleOf } from './on-air/on-air.ts';
import type { FullGuide } from './playout/guide.ts';
import { occurrencesOf } from './playout/occurrences.ts';
import { openPinnedEntries } from './playout/pinned.ts';
import { createPlayout } from './playout/playout.ts';
import { createReadAhead } from './playout/read-ahead.ts';
import { createShelf, type RecordingLibrary } from './playout/shelf.ts';
import type { Track } from './playout/timeline.ts';
import { createProgramme } from './programme.ts';
import type { RadioSettings } from './settings.ts';
import { createBroadcaster } from './stream/broadcaster.ts';
import { createListeners } from './stream/listeners.ts';
import { answerStream } from './stream/stream.ts';
import type { Transcoding } from './transcoding/transcoding.ts';

export type Filler = (Track & { seconds: number })[];

type Parts = { guide: FullGuide; library: RecordingLibrary; filler: Filler; transcoding: Transcoding };

/** The embedded radio host: it plays what the as-played log says, lets sources go live, and streams to everybody. */
export async function createOwnHost(
  settings: RadioSettings,
  { guide, library, filler, transcoding }: Parts,
  announce: (metadata: PlayerMetadata) => void,
  log: Log,
): Promise<RadioHost> {
  const folder = join(settings.data, 'broadcasts');
  const pinned = await openPinnedEntries(join(folder, 'log'), log);
  const playout = createPlayout(guide, createShelf(library, log), filler, pinned);
  const readAhead = createReadAhead(playout, pinned, log);
  const feed = createLiveFeed();
  const programme = createProgramme(readAhead, feed);
  const broadcaster = createBroadcaster(programme.chunkAt, log);
  const listeners = createListeners(({ onAir }) => titleOf(onAir, guide.playout().station.name));
  const title = () => {
    const onAir = broadcaster.recent().at(-1)?.onAir;
    return onAir ? titleOf(onAir, guide.playout().station.name) : '';
  };
  const facts = () => ({
    station: guide.playout().station,
    title: title(),
    listeners: listeners.count(),
    siteUrl: settings.siteUrl,
  });
  const sourceDoor = createSourceDoor({ settings: settings.source, feed, transcoding, facts, log });
  const kept = await createKeptSound(folder, settings.broadcastsMaxBytes, log);
  const rewind = createRewind(playout, kept, log);
  const outbox = createOutbox({ ...settings, folder: join(folder, 'outbox') }, log);
  const airLog = createAirLog(`${Date.now()}-${randomBytes(4).toString('hex')}`, outbox, log);
  const recorder = settings.recordLive
    ? createRecorder(
        { data: settings.data, ...settings.episodes },
        () => occurrencesOf(pinned, guide.playout()),
        kept,
        outbox,
        log,
      )
    : undefined;
  const station = { id: settings.stationId, contentUrl: settings.contentUrl, filler };

  guide.onChange(readAhead.renew);
  broadcaster.onChunk(listeners.send);
  broadcaster.onChunk((chunk) => chunk.onAir.live && kept.keep(chunk));
  broadcaster.onChunk((chunk) => airLog.receive(chunk, listeners.count()));
  broadcaster.onChunk(({ onAir }) => announce(playerMetadataOf(onAir, guide.playout(), station)));
  // A recording that is slow to come must not keep the whole station from starting.
  await Promise.race([broadcaster.start(), setTimeout(400)]);

  return {
    isSource: sourceDoor.isSource,
    answerSource: sourceDoor.handle,
    attach: sourceDoor.attach,
    answer(req: IncomingMessage, res: ServerResponse, pathname: string) {
      if (pathname !== '/stream') return rewind.handle(req, res, pathname);
      answerStream(req, res, broadcaster, listeners, { ...guide.playout().station, url: settings.siteUrl });
      return true;
    },
    stats: () => ({ listeners: listeners.count(), source: feed.sending() !== undefined }),
    async close() {
      sourceDoor.close();
      broadcaster.close();
      listeners.close();
      readAhead.close();
      await recorder?.close();
      await airLog.close();
      await outbox.close();
      await kept.close();
      await pinned.close();
    },
  };
}
