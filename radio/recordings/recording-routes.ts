import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseByteRange } from '@longwave/server-kit/byte-range.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { sendJson, sendProblem } from '../http/response.ts';
import { NotConverted } from './converter.ts';
import type { Recording, RecordingLibrary } from './library.ts';
import { signatureProblem } from './signed-path.ts';
import { createWaveforms } from './waveform.ts';

type Options = {
  library: RecordingLibrary;
  secret: string;
  /** Refuse requests without a signature. Off by default, because podcast feeds need lasting URLs. */
  signedOnly?: boolean;
  log: Log;
  now?: () => number;
};

const PIECE_BYTES = 64 * 1024;

/** `/recordings/{name}.mp3` and `/recordings/{name}/waveform.json`; `handle` is false for other paths. */
export function createRecordingRoutes({ library, secret, signedOnly = false, log, now = Date.now }: Options) {
  const waveformOf = createWaveforms();

  function handle(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): boolean {
    const match = /^\/recordings\/([^/]+?)(\.mp3|\/waveform\.json)$/.exec(pathname);
    if (!match) return false;
    const [, name = '', kind] = match;
    const sending = kind === '.mp3' ? sendSound(req, res, name, query) : sendWaveform(res, name);
    sending.catch((error) => {
      if (error instanceof NotConverted) {
        return sendProblem(res, 503, `This recording cannot be played: ${error.message}.`, {
          'Retry-After': '30',
        });
      }
      log.error('recording not sent', { recording: name, error });
      if (res.headersSent) res.destroy();
      else sendProblem(res, 503, 'This recording cannot be played at the moment.', { 'Retry-After': '10' });
    });
    return true;
  }

  async function sendSound(req: IncomingMessage, res: ServerResponse, name: string, query: URLSearchParams) {
    const problem = await signatureProblem(name, query, { secret, signedOnly, now: now() });
    if (problem) return sendProblem(res, 403, problem);
    const recording = await library.find(name);
    if (!recording) return sendProblem(res, 404, 'There is no such recording.');
    const { bytes: size, etag } = recording;
    const headers = {
      'Content-Type': 'audio/mpeg',
      'Accept-Ranges': 'bytes',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
    };
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end();
    const ifRange = req.headers['if-range'];
    const range = ifRange && ifRange !== etag ? undefined : parseByteRange(req.headers.range, size);
    if (range === 'unsatisfiable') {
      return sendProblem(res, 416, `This recording has ${size} bytes.`, {
        'Content-Range': `bytes */${size}`,
      });
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    res.writeHead(range ? 206 : 200, {
      ...headers,
      'Content-Length': last - first + 1,
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    });
    if (req.method === 'HEAD') return void res.end();
    await send(res, recording, first, last + 1);
  }

  async function sendWaveform(res: ServerResponse, name: string) {
    const recording = await library.find(name);
    if (!recording) return sendProblem(res, 404, 'There is no such recording.');
    sendJson(res, 200, await waveformOf(recording), { 'Cache-Control': 'public, max-age=3600' });
  }

  return { handle };
}

/** Sends the bytes as fast as the listener reads them, and stops when the listener leaves. */
async function send(res: ServerResponse, recording: Recording, start: number, end: number) {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  // The first piece is small, because the recording may still be in the making.
  for (let at = start, piece = PIECE_BYTES / 8; at < end && !res.destroyed; piece = PIECE_BYTES) {
    const bytes = await recording.readBytes(at, Math.min(piece, end - at));
    if (bytes.length === 0) throw new Error('the file is shorter than it was');
    at += bytes.length;
    if (!res.write(bytes)) await once(res, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  res.end();
}
