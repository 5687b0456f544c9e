import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { UnsuitableSound } from '@longwave/transcoding/unsuitable-sound.ts';
import { TimedOut, withTimeout } from '../with-timeout.ts';
import type { LiveSource } from './live-sources.ts';
import type { SourceConnection } from './source-connection.ts';
import { type SourceResponse, textResponse } from './source-request.ts';
import { createSourceSound } from './source-sound.ts';

/** A source may wait until ten seconds of its own and ten of the source before it have been played. */
const ROOM_TIMEOUT_MS = 30_000;

/** Reads a source to its end; the response says how it ended. */
export async function receiveSource(
  { body, proceed }: SourceConnection,
  source: LiveSource,
  transcoding: Transcoding,
  stalledAfterMs: number,
): Promise<SourceResponse> {
  const sound = createSourceSound(transcoding, {
    deliver: (frames) => source.push(frames),
    title: (text) => {
      source.show.song = text.slice(0, 300);
    },
  });
  let response = textResponse(200, 'Thank you.');
  proceed();
  try {
    for await (const data of readPieces(body, stalledAfterMs)) {
      if (data === 'broken') response = textResponse(500, 'The connection broke.');
      else await withTimeout(ROOM_TIMEOUT_MS, sound.push(data), 'The sound could not be taken on.');
    }
    await withTimeout(ROOM_TIMEOUT_MS, sound.end(), 'The sound could not be finished.');
    source.end(true);
    return response;
  } catch (error) {
    source.end(false);
    sound.close();
    if (error instanceof UnsuitableSound) return textResponse(415, error.message);
    return error instanceof TimedOut
      ? textResponse(408, error.message)
      : textResponse(500, `The sound broke off: ${error}`);
  }
}

/** Yields what arrives until the end, or `broken`; rejects when nothing arrives for `stalledAfterMs`. */
async function* readPieces(body: Readable, stalledAfterMs: number): AsyncGenerator<Buffer | 'broken'> {
  while (true) {
    const data: Buffer | null = body.read();
    if (data) yield data;
    else if (body.readableEnded) return;
    else if (body.destroyed) return yield 'broken';
    else await withTimeout(stalledAfterMs, nextEvent(body), 'Nothing arrived for too long.');
  }
}

async function nextEvent(body: Readable): Promise<void> {
  const seen = new AbortController();
  const events = ['readable', 'end', 'close'].map((event) => once(body, event, { signal: seen.signal }));
  await Promise.race(events).catch(() => {});
  seen.abort();
  await Promise.allSettled(events);
}
