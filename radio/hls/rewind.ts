import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chooseEncoding } from '@longwave/server-kit/accept-encoding.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { FRAME_MS } from '@longwave/transcoding/frames/frame.ts';
import type { LiveSoundStore } from '../broadcasts/live-sound-store.ts';
import { sendProblem } from '../http/response.ts';
import type { PlayoutReader } from '../playout/playout-reader.ts';
import { withTimeout } from '../with-timeout.ts';
import { timestampTag } from './packed-audio.ts';

const ENCODINGS = ['gzip'] as const;
const SEGMENT_FRAMES = 250;
const SEGMENT_MS = SEGMENT_FRAMES * FRAME_MS;
const SEGMENTS = 1_200;
const SEGMENTS_PER_DATE = 10;
/** Players may request a segment shortly after it has left the playlist. */
const GRACE_SEGMENTS = 20;
const TIMEOUT_MS = 20_000;

/**
 * `/hls/live.m3u8`: the last two hours in segments of six seconds, numbered by the clock. A segment is read when it is
 * requested: from the recordings in this host's as-played log, and from the stored live sound.
 */
export function createRewind(
  playout: Pick<PlayoutReader, 'readPast'>,
  liveSound: LiveSoundStore,
  log: Log,
  { now = Date.now, timeoutMs = TIMEOUT_MS } = {},
) {
  let list = { last: -1, text: Buffer.alloc(0), gzipped: Buffer.alloc(0) };

  // A segment is listed one second after its end, when its last live frames are on disk.
  const lastSegment = () => Math.floor((now() - 1_000) / SEGMENT_MS) - 1;

  function playlist() {
    const last = lastSegment();
    if (list.last !== last) {
      const text = Buffer.from(writePlaylist(last));
      list = { last, text, gzipped: gzipSync(text) };
    }
    return list;
  }

  async function readSegment(number: number): Promise<Buffer> {
    const firstFrame = number * SEGMENT_FRAMES;
    const bytes = await playout.readPast(firstFrame, SEGMENT_FRAMES);
    await liveSound.overlay(bytes, firstFrame);
    return Buffer.concat([timestampTag(number * SEGMENT_MS), bytes]);
  }

  async function sendSegment(number: number, res: ServerResponse) {
    const last = lastSegment();
    if (number > last || number <= last - SEGMENTS - GRACE_SEGMENTS) {
      return sendProblem(res, 404, 'This part of the programme is not available.');
    }
    const body = await withTimeout(timeoutMs, readSegment(number));
    send(res, 'audio/mpeg', body, { 'Cache-Control': 'public, max-age=600' });
  }

  return {
    /** Returns false if the path is not part of the rewind. */
    handle(req: IncomingMessage, res: ServerResponse, pathname: string): boolean {
      if (pathname === '/hls/live.m3u8') {
        const gzip = chooseEncoding(String(req.headers['accept-encoding'] ?? ''), ENCODINGS) === 'gzip';
        const { text, gzipped } = playlist();
        send(res, 'application/vnd.apple.mpegurl', gzip ? gzipped : text, {
          'Cache-Control': 'no-cache',
          Vary: 'Accept-Encoding',
          ...(gzip && { 'Content-Encoding': 'gzip' }),
        });
        return true;
      }
      const [, number] = /^\/hls\/live\/(\d{1,12})\.mp3$/.exec(pathname) ?? [];
      if (!number) return false;
      sendSegment(Number(number), res).catch((error) => {
        log.error('segment not read', { segment: number, error });
        sendProblem(res, 503, 'This part of the programme cannot be read now.');
      });
      return true;
    },
  };
}

function writePlaylist(last: number): string {
  const first = last - SEGMENTS + 1;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:6', `#EXT-X-MEDIA-SEQUENCE:${first}`];
  for (let number = first; number <= last; number++) {
    if ((number - first) % SEGMENTS_PER_DATE === 0) {
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(number * SEGMENT_MS).toISOString()}`);
    }
    lines.push('#EXTINF:6,', `live/${number}.mp3`);
  }
  return `${lines.join('\n')}\n`;
}

function send(res: ServerResponse, type: string, body: Buffer, headers: Record<string, string>) {
  res.writeHead(200, {
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Access-Control-Allow-Origin': '*',
    ...headers,
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
