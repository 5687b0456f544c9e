// node bench/soak.ts [minutes, 60 at most]: listeners, visitors and live sources of many formats come and go; frames are
// counted, and none may be lost.
import { spawn } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { listenTo } from '../testing/stream-listener.ts';
import { cpuMs, memoryMb, startStation } from './start-station.ts';

const minutes = Math.min(60, Number(process.argv[2] ?? 30));
const listeners = 200;
const pagesASecond = 10;
const frame = { bytes: 384, seconds: 0.024 };
const password = 'a-password-for-the-soak';
/** ffmpeg options of what encoders send: the station's own format, and others that must be transcoded. */
const formats = [
  '-ar 48000 -ac 2 -c:a libmp3lame -b:a 128k -f mp3',
  '-ar 44100 -ac 1 -c:a libmp3lame -q:a 4 -f mp3',
  '-ar 44100 -ac 2 -c:a libvorbis -f ogg',
  '-ar 48000 -ac 2 -c:a libopus -f ogg',
];

const station = await startStation({ SOURCE_PASSWORD: password, SOURCE_TIMEOUT: '5' });
const stream = `${station.url}/radio/stream`;
const ends = Date.now() + minutes * 60_000;
const counts = { sources: 0, pages: 0, failed: 0, visits: 0 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts the frames that one connection receives. */
function record(): { frames: number; broken: number; seconds(): number; stop(): void } {
  const recorded = { frames: 0, broken: 0, seconds: () => 0, stop: () => request.destroy() };
  let rest: Buffer = Buffer.alloc(0);
  let startedAt = 0;
  const request = get(stream, { agent: false }, (response: IncomingMessage) => {
    response.on('data', (part: Buffer) => {
      startedAt ||= performance.now();
      rest = Buffer.concat([rest, part]);
      for (; rest.length >= frame.bytes; rest = rest.subarray(frame.bytes)) {
        recorded.frames++;
        if (rest.readUInt16BE(0) >> 5 !== 0x7ff) recorded.broken++;
      }
    });
  });
  request.on('error', () => undefined);
  recorded.seconds = () => (performance.now() - startedAt) / 1000;
  return recorded;
}

async function comeAndGo(): Promise<void> {
  for (let turn = 0; Date.now() < ends - 60_000; turn++) {
    await pause(20_000);
    const input = '-re -f lavfi -i sine=frequency=330:sample_rate=48000 -t 40';
    const target = `icecast://source:${password}@127.0.0.1:${station.port}/radio/live`;
    const format = formats[turn % formats.length] ?? '';
    const type = format.endsWith('ogg') ? 'application/ogg' : 'audio/mpeg';
    const words = `-nostdin -loglevel error ${input} ${format} -content_type ${type} ${target}`;
    const source = spawn('ffmpeg', words.split(' '), { stdio: 'ignore' });
    counts.sources++;
    // Every third source is killed in the middle, like a laptop that is closed.
    const cut = turn % 3 === 2 ? setTimeout(() => source.kill('SIGKILL'), 17_000) : undefined;
    await new Promise((resolve) => source.once('exit', resolve));
    clearTimeout(cut);
  }
}

async function visit(): Promise<void> {
  const paths = ['/', '/shows', '/listen', '/residents', '/search?query=river', '/radio/live', '/not-there'];
  while (Date.now() < ends) {
    const path = paths[counts.pages % paths.length] ?? '/';
    const response = await fetch(station.url + path).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    counts.pages++;
    if (!response || response.status >= 500) counts.failed++;
    await pause(1000 / pagesASecond);
  }
}

/** Listeners who stay for about a minute, one after the other. */
async function tuneInAndOut(): Promise<void> {
  while (Date.now() < ends) {
    const request = get(stream, { agent: false }, (response) => response.resume());
    request.on('error', () => undefined);
    counts.visits++;
    await pause(30_000 + (counts.visits % 60) * 1000);
    request.destroy();
  }
}

try {
  const before = cpuMs(station.pid);
  const listener = await listenTo(stream);
  const recorded = record();
  const others = [comeAndGo(), visit(), ...Array.from({ length: listeners }, tuneInAndOut)];
  while (Date.now() < ends) await pause(1000);
  const heard = listener.stop();
  const expected = Math.round(recorded.seconds() / frame.seconds);
  recorded.stop();
  console.log(
    `${minutes} minutes, ${listeners} listeners at a time, ${counts.sources} sources, ${counts.pages} pages`,
  );
  console.log(`frames: ${recorded.frames} heard, at least ${expected} were due, ${recorded.broken} broken`);
  console.log(
    `longest pause ${heard.longestPause.toFixed(2)} s, silence ${heard.silence.toFixed(2)} s, ended: ${heard.ended}`,
  );
  console.log(`pages that failed: ${counts.failed}`);
  console.log(
    `processor ${((cpuMs(station.pid) - before) / (minutes * 600)).toFixed(1)} %, ${memoryMb(station.pid)} MB`,
  );
  process.exitCode = recorded.frames < expected || recorded.broken > 0 || heard.ended ? 1 : 0;
  void others;
} finally {
  station.stop();
  process.exit();
}
