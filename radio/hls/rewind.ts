import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { answerProblem } from '../answer.ts';
import type { KeptSound } from '../broadcasts/kept-sound.ts';
import { FRAME_MS } from '../frames/frame.ts';
import type { Log } from '../log.ts';
import type { PlayoutReader } from '../playout/playout.ts';
import { within } from '../playout/time-limit.ts';
import { timestampTag } from './packed-audio.ts';

const SEGMENT_FRAMES = 250;
const SEGMENT_MS = SEGMENT_FRAMES * FRAME_MS;
const SEGMENTS = 1_200;
const DATED_EVERY = 10;
/** Players may ask for a segment a little after it has left the list. */
const GRACE_SEGMENTS = 20;
const PATIENCE_MS = 20_000;

/**
 * `/hls/live.m3u8`: the last two hours in segments of six seconds, numbered by the clock. A segment is read when asked
 * for, from the recordings that this host has pinned as played, with what was live laid over them.
 */
export function createRewind(
  playout: Pick<PlayoutReader, 'heard'>,
  kept: KeptSound,
  log: Log,
  { now = Date.now, patienceMs = PATIENCE_MS } = {},
) {
  let list = { last: -1, text: Buffer.alloc(0), gzipped: Buffer.alloc(0) };

  // One second of grace: the last live frames must have reached the disk.
  const lastSegment = () => Math.floor((now() - 1_000) / SEGMENT_MS) - 1;

  function playlist() {
    const last = lastSegment();
    if (list.last !== last) {
      const text = Buffer.from(writePlaylist(last));
      list = { last, text, gzipped: gzipSync(text) };
    }
    return list;
  }

  async function segment(number: number): Promise<Buffer> {
    const firstFrame = number * SEGMENT_FRAMES;
    const bytes = await playout.heard(firstFrame, SEGMENT_FRAMES);
    await kept.overlay(bytes, firstFrame);
    return Buffer.concat([timestampTag(number * SEGMENT_MS), bytes]);
  }

  async function answerSegment(number: number, res: ServerResponse) {
    const last = lastSegment();
    if (number > last || number <= last - SEGMENTS - GRACE_SEGMENTS) {
      return answerProblem(res, 404, 'This part of the programme is not available.');
    }
    const body = await within(patienceMs, segment(number));
    send(res, 'audio/mpeg', body, { 'Cache-Control': 'public, max-age=600' });
  }

  return {
    /** False when the address is not one of these. */
    handle(req: IncomingMessage, res: ServerResponse, pathname: string): boolean {
      if (pathname === '/hls/live.m3u8') {
        const gzip = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
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
      answerSegment(Number(number), res).catch((error) => {
        log(`Segment ${number} could not be made: ${error instanceof Error ? error.stack : error}`);
        answerProblem(res, 503, 'This part of the programme cannot be read now.');
      });
      return true;
    },
  };
}

function writePlaylist(last: number): string {
  const first = last - SEGMENTS + 1;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-TARGETDURATION:6', `#EXT-X-MEDIA-SEQUENCE:${first}`];
  for (let number = first; number <= last; number++) {
    if ((number - first) % DATED_EVERY === 0) {
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
