import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { UnsuitableSound } from '../transcoding/unsuitable-sound.ts';
import type { LiveSource } from './live-feed.ts';
import type { SourceConnection } from './source-connection.ts';
import { type SourceAnswer, sentence } from './source-request.ts';
import { createSourceSound } from './source-sound.ts';

/** A source may have to wait until its own sound, and that of the one before it, is heard: ten seconds each. */
const ROOM_PATIENCE_MS = 30_000;

class TooLate extends Error {}

/** Reads the source to its end; says how it ended. */
export async function receive(
  { body, proceed }: SourceConnection,
  source: LiveSource,
  transcoding: Transcoding,
  stalledAfterMs: number,
): Promise<SourceAnswer> {
  const sound = createSourceSound(transcoding, {
    deliver: (frames) => source.push(frames),
    title: (text) => {
      source.show.song = text.slice(0, 300);
    },
  });
  let answer = sentence(200, 'Thank you.');
  proceed();
  try {
    for await (const data of pieces(body, stalledAfterMs)) {
      if (data === 'broken') answer = sentence(500, 'The connection broke.');
      else await within(ROOM_PATIENCE_MS, sound.push(data), 'The sound could not be taken on.');
    }
    await within(ROOM_PATIENCE_MS, sound.end(), 'The sound could not be finished.');
    source.end(true);
    return answer;
  } catch (error) {
    source.end(false);
    sound.close();
    if (error instanceof UnsuitableSound) return sentence(415, error.message);
    return error instanceof TooLate
      ? sentence(408, error.message)
      : sentence(500, `The sound broke off: ${error}`);
  }
}

/** What arrives, until the end or the word that the connection broke; a client that falls silent is waited for so long. */
async function* pieces(body: Readable, stalledAfterMs: number): AsyncGenerator<Buffer | 'broken'> {
  while (true) {
    const data: Buffer | null = body.read();
    if (data) yield data;
    else if (body.readableEnded) return;
    else if (body.destroyed) return yield 'broken';
    else await within(stalledAfterMs, change(body), 'Nothing arrived for too long.');
  }
}

async function change(body: Readable): Promise<void> {
  const seen = new AbortController();
  const events = ['readable', 'end', 'close'].map((event) => once(body, event, { signal: seen.signal }));
  await Promise.race(events).catch(() => {});
  seen.abort();
  await Promise.allSettled(events);
}

async function within<T>(ms: number, work: Promise<T>, reason: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate(reason)), ms);
  work.catch(() => {});
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
