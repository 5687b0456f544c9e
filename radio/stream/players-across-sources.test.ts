import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FRAME_BYTES } from '../frames/frame.ts';
import { startRadio } from '../testing/radio.ts';
import { basic, dial, hears, settings } from '../testing/source.ts';
import { hasFfmpeg, toneByFfmpeg } from '../testing/tones.ts';

/**
 * Real players hear the playlist (220 Hz), a mono source at 44.1 kHz (880 Hz) and the playlist again, as one sound. Each is
 * skipped where it or ffmpeg is not installed.
 */
const has = (command: string) => hasFfmpeg && spawnSync(command, ['--version']).error === undefined;
const PLAYLIST = 220;
const SOURCE = 880;
const STATION_FORMAT =
  '-ar 48000 -ac 2 -c:a libmp3lame -b:a 128k -reservoir 0 -write_xing 0 -id3v2_version 0 -f mp3';

/** What a player wrote of what it heard: 16 bit, 48 kHz, two channels, from some byte on. */
type Heard = { file: string; from: number };
type Start = (stream: string, folder: string) => Heard;

function run(command: string, args: string[], folder: string): ChildProcess {
  // VLC refuses to run as root.
  const someone = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const env = { ...process.env, HOME: folder };
  const child = spawn(command, args, { stdio: 'ignore', env, cwd: folder, ...someone });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The tones in order, without repetitions shorter than half a second. */
async function tonesIn({ file, from }: Heard): Promise<number[]> {
  const bytes = (await readFile(file).catch(() => Buffer.alloc(0))).subarray(from);
  const windows: number[] = [];
  const samples = 6_000;
  for (let at = 0; at + samples * 4 <= bytes.length; at += samples * 4) {
    let crossings = 0;
    for (let sample = 1; sample < samples; sample++) {
      const before = bytes.readInt16LE(at + (sample - 1) * 4);
      if (before < 0 !== bytes.readInt16LE(at + sample * 4) < 0) crossings++;
    }
    windows.push(Math.round((crossings * 48_000) / samples / 2 / 20) * 20);
  }
  const lasting = windows.filter((tone, at) => tone === windows[at - 1] && tone === windows[at - 2]);
  return lasting.filter((tone, at) => tone !== lasting[at - 1]);
}

async function expectOneSound(start: Start) {
  const sound = toneByFfmpeg(STATION_FORMAT, 12, PLAYLIST);
  const frames = Math.floor(sound.length / FRAME_BYTES);
  const read = async (from: number, count: number) =>
    sound.subarray(from * FRAME_BYTES, (from + count) * FRAME_BYTES);
  const { url, port, radio } = await startRadio({
    settings,
    library: { open: async () => ({ frames, read }) },
  });
  const folder = mkdtempSync(join(tmpdir(), 'player-'));
  chmodSync(folder, 0o777);
  const heard = start(`${url}/stream`, folder);
  await vi.waitFor(() => expect(radio.stats().listeners).toBeGreaterThan(0), 30_000);
  await vi.waitFor(async () => expect(await tonesIn(heard)).toEqual([PLAYLIST]), 40_000);
  const source = dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`, 'Content-Type: audio/mpeg');
  await hears(source, '200 OK');
  source.socket.end(toneByFfmpeg('-ar 44100 -ac 1 -c:a libmp3lame -b:a 96k -f mp3', 6, SOURCE));
  await vi.waitFor(async () => expect(await tonesIn(heard)).toEqual([PLAYLIST, SOURCE, PLAYLIST]), 60_000);
}

const limit = 150_000;

test.skipIf(!has('mpv'))(
  '[R-301] mpv goes on across a mono source (where it is installed)',
  { timeout: limit },
  () =>
    expectOneSound((stream, folder) => {
      const file = join(folder, 'heard.wav');
      const pcm = ['--no-config', '--no-video', '--ao=pcm', `--ao-pcm-file=${file}`, '--audio-format=s16'];
      run('mpv', [...pcm, stream], folder);
      return { file, from: 44 };
    }),
);

test.skipIf(!has('ffmpeg'))(
  '[R-301] ffmpeg goes on across a mono source (where it is installed)',
  { timeout: limit },
  () =>
    expectOneSound((stream, folder) => {
      const file = join(folder, 'heard.raw');
      run('ffmpeg', ['-v', 'error', '-i', stream, '-flush_packets', '1', '-f', 's16le', file], folder);
      return { file, from: 0 };
    }),
);

test.skipIf(!has('cvlc'))(
  '[R-301] VLC goes on across a mono source (where it is installed)',
  { timeout: limit },
  () =>
    expectOneSound((stream, folder) => {
      const file = join(folder, 'heard.wav');
      const pcm = `#transcode{acodec=s16l}:std{access=file,mux=wav,dst=${file}}`;
      run('cvlc', ['--no-plugins-cache', '--intf', 'dummy', '--sout', pcm, stream], folder);
      return { file, from: 44 };
    }),
);

test.skipIf(!has('mpd'))(
  '[R-301] MPD goes on across a mono source (where it is installed)',
  { timeout: limit },
  () =>
    expectOneSound((stream, folder) => {
      const file = join(folder, 'heard.raw');
      const control = join(folder, 'control');
      writeFileSync(
        join(folder, 'mpd.conf'),
        `bind_to_address "${control}"
log_file "${folder}/log"
playlist_directory "${folder}"
audio_output {
  type "pipe"
  name "heard"
  command "cat > ${file}"
  format "48000:16:2"
}
`,
      );
      run('mpd', ['--no-daemon', join(folder, 'mpd.conf')], folder);
      const ask = () => {
        const socket = connect(control, () => socket.end(`add ${stream}\nplay\n`));
        socket.on('error', () => setTimeout(ask, 300));
      };
      ask();
      return { file, from: 0 };
    }),
);
