import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson, answerProblem } from '../answer.ts';
import type { Log } from '../log.ts';
import { parseRange } from './byte-range.ts';
import { NotConverted } from './converter.ts';
import type { Recording, RecordingLibrary } from './library.ts';
import { refusalOf } from './signed-address.ts';
import { createWaveforms } from './waveform.ts';

type Options = {
  library: RecordingLibrary;
  secret: string;
  /** Refuse addresses without a signature. Podcast feeds need lasting ones, so this is off unless asked for. */
  signedOnly?: boolean;
  log: Log;
  now?: () => number;
};

const PIECE = 64 * 1024;

/** `/recordings/{name}.mp3` and `/recordings/{name}/waveform.json`; false when an address is neither. */
export function createRecordingAddresses({
  library,
  secret,
  signedOnly = false,
  log,
  now = Date.now,
}: Options) {
  const waveformOf = createWaveforms();

  function handle(
    req: IncomingMessage,
    res: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): boolean {
    const asked = /^\/recordings\/([^/]+?)(\.mp3|\/waveform\.json)$/.exec(pathname);
    if (!asked) return false;
    const [, name = '', kind] = asked;
    const answered = kind === '.mp3' ? answerSound(req, res, name, query) : answerWaveform(res, name);
    answered.catch((error) => {
      if (error instanceof NotConverted) {
        return answerProblem(res, 503, `This recording cannot be played: ${error.message}.`, {
          'Retry-After': '30',
        });
      }
      log(`Recording ${name} could not be sent: ${error instanceof Error ? error.message : error}`);
      if (res.headersSent) res.destroy();
      else answerProblem(res, 503, 'This recording cannot be played at the moment.', { 'Retry-After': '10' });
    });
    return true;
  }

  async function answerSound(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    query: URLSearchParams,
  ) {
    const refusal = await refusalOf(name, query, { secret, signedOnly, now: now() });
    if (refusal) return answerProblem(res, 403, refusal);
    const recording = await library.find(name);
    if (!recording) return answerProblem(res, 404, 'There is no such recording.');
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
    const range = ifRange && ifRange !== etag ? undefined : parseRange(req.headers.range, size);
    if (range === 'unsatisfiable') {
      return answerProblem(res, 416, `This recording has ${size} bytes.`, {
        'Content-Range': `bytes */${size}`,
      });
    }
    const { start, end } = range ?? { start: 0, end: size };
    res.writeHead(range ? 206 : 200, {
      ...headers,
      'Content-Length': end - start,
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    });
    if (req.method === 'HEAD') return void res.end();
    await send(res, recording, start, end);
  }

  async function answerWaveform(res: ServerResponse, name: string) {
    const recording = await library.find(name);
    if (!recording) return answerProblem(res, 404, 'There is no such recording.');
    answerJson(res, 200, await waveformOf(recording), { 'Cache-Control': 'public, max-age=3600' });
  }

  return { handle };
}

/** No faster than the listener takes it, and no longer than the listener is there. */
async function send(res: ServerResponse, recording: Recording, start: number, end: number) {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  // The first piece is small: while a recording is being made, its first second is there long before the rest.
  for (let at = start, piece = PIECE / 8; at < end && !res.destroyed; piece = PIECE) {
    const bytes = await recording.readBytes(at, Math.min(piece, end - at));
    if (bytes.length === 0) throw new Error('the file is shorter than it was');
    at += bytes.length;
    if (!res.write(bytes)) await once(res, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  res.end();
}
