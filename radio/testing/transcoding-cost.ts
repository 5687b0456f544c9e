/**
 * Measures how much of a processor core one live source costs that has to be transcoded. Run by hand, on Linux, from the
 * project's root:
 *
 *     node radio/testing/transcoding-cost.ts
 *
 * Half a minute of pink noise is sent in real time, for each format, first with ffmpeg and then with WebAssembly; what the
 * host costs without a source is subtracted. It takes about ten minutes.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startManualRadio } from './manual-radio.ts';

const SECONDS = 30;
const STEP_MS = 100;
const TICKS_PER_SECOND = 100;
const SOUNDS = {
  'mp3 at 44.1 kHz, 192 kbps': '-ar 44100 -ac 2 -c:a libmp3lame -b:a 192k -f mp3',
  'mono mp3 at 44.1 kHz': '-ar 44100 -ac 1 -c:a libmp3lame -b:a 96k -f mp3',
  'Ogg Vorbis': '-ar 44100 -ac 2 -c:a libvorbis -f ogg',
  'Ogg Opus': '-ar 48000 -ac 2 -c:a libopus -f ogg',
  'Ogg FLAC': '-ar 44100 -ac 2 -c:a flac -f ogg',
  AAC: '-ar 44100 -ac 2 -c:a aac -f adts',
  'mp3 that fits': '-ar 48000 -ac 2 -c:a libmp3lame -b:a 128k -f mp3',
};

function noise(args: string): Buffer {
  const input = ['-f', 'lavfi', '-i', `anoisesrc=color=pink:amplitude=0.3:duration=${SECONDS}`];
  return execFileSync('ffmpeg', ['-v', 'error', ...input, ...args.split(' '), 'pipe:1'], { maxBuffer: 1e8 });
}

/** Processor seconds of this process, its threads and its running children. */
function processorSeconds(): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8');
      } catch {
        return '';
      }
    })
    .map((text) => text.slice(text.lastIndexOf(')') + 2).split(' '))
    .filter(([, parent]) => parent === String(process.pid))
    .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ticks / TICKS_PER_SECOND;
}

async function send(sound: Buffer, port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const password = Buffer.from('source:swordfish').toString('base64');
  socket.write(`SOURCE /radio/live HTTP/1.0\r\nAuthorization: Basic ${password}\r\n\r\n`);
  socket.resume();
  const steps = (SECONDS * 1000) / STEP_MS;
  const before = processorSeconds();
  for (let step = 0; step < steps; step++) {
    const part = (at: number) => Math.floor((sound.length * at) / steps);
    socket.write(sound.subarray(part(step), part(step + 1)));
    await pause(STEP_MS);
  }
  const spent = processorSeconds() - before;
  socket.destroy();
  await pause(2_000);
  return spent;
}

for (const engine of ['ffmpeg', 'wasm']) {
  const host = await startManualRadio({ TRANSCODER: engine });
  await pause(3_000);
  const startSeconds = processorSeconds();
  await pause(SECONDS * 1000);
  const idle = processorSeconds() - startSeconds;
  for (const [name, args] of Object.entries(SOUNDS)) {
    if (engine === 'wasm' && name === 'AAC') continue;
    const spent = (await send(noise(args), host.port)) - idle;
    console.log(`${name} by ${engine}: ${((100 * spent) / SECONDS).toFixed(1)} % of a core`);
  }
  await host.close();
}
process.exit(0);
