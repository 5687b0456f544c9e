import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAME_BYTES } from '@longwave/transcoding/frames/frame.ts';
import { hasFfmpeg, toneByFfmpeg } from '@longwave/transcoding/testing/tones.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { basicAuth, connectSource, sourceSettings, waitForText } from '../testing/source-client.ts';
import { startRadio } from '../testing/test-radio.ts';

const PLAYLIST_HERTZ = 220;
const SOURCE_HERTZ = 880;
const STATION_FORMAT =
  '-ar 48000 -ac 2 -c:a libmp3lame -b:a 128k -reservoir 0 -write_xing 0 -id3v2_version 0 -f mp3';

/** File with the samples that a player played: 16 bit, 48 kHz, two channels, beginning at byte `from`. */
type Played = { file: string; from: number };

/** Starts each player so that it writes what it plays into its folder. */
const PLAYERS: Record<string, (stream: string, folder: string) => Played> = {
  mpv(stream, folder) {
    const file = join(folder, 'played.wav');
    const pcm = ['--no-config', '--no-video', '--ao=pcm', `--ao-pcm-file=${file}`, '--audio-format=s16'];
    run('mpv', [...pcm, stream], folder);
    return { file, from: 44 };
  },
  ffmpeg(stream, folder) {
    const file = join(folder, 'played.raw');
    run('ffmpeg', ['-v', 'error', '-i', stream, '-flush_packets', '1', '-f', 's16le', file], folder);
    return { file, from: 0 };
  },
  cvlc(stream, folder) {
    const file = join(folder, 'played.wav');
    const pcm = `#transcode{acodec=s16l}:std{access=file,mux=wav,dst=${file}}`;
    run('cvlc', ['--no-plugins-cache', '--intf', 'dummy', '--sout', pcm, stream], folder);
    return { file, from: 44 };
  },
  mpd(stream, folder) {
    const file = join(folder, 'played.raw');
    const control = join(folder, 'control');
    const output = `type "pipe"\n name "played"\n command "cat > ${file}"\n format "48000:16:2"`;
    writeFileSync(
      join(folder, 'mpd.conf'),
      `bind_to_address "${control}"\nlog_file "${folder}/log"\nplaylist_directory "${folder}"\naudio_output {\n ${output}\n}\n`,
    );
    run('mpd', ['--no-daemon', join(folder, 'mpd.conf')], folder);
    const play = () => {
      const socket = connect(control, () => socket.end(`add ${stream}\nplay\n`));
      socket.on('error', () => setTimeout(play, 300));
    };
    play();
    return { file, from: 0 };
  },
};
const installed = Object.keys(PLAYERS).filter((name) => spawnSync(name, ['--version']).error === undefined);

function run(command: string, args: string[], folder: string): ChildProcess {
  // VLC refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const env = { ...process.env, HOME: folder };
  const child = spawn(command, args, { stdio: 'ignore', env, cwd: folder, ...user });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The tones that were played, in order; tones shorter than three eighths of a second are left out. */
async function tonesIn({ file, from }: Played): Promise<number[]> {
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

async function startStation() {
  const sound = toneByFfmpeg(STATION_FORMAT, 12, PLAYLIST_HERTZ);
  const frames = Math.floor(sound.length / FRAME_BYTES);
  const read = async (from: number, count: number) =>
    sound.subarray(from * FRAME_BYTES, (from + count) * FRAME_BYTES);
  return await startRadio({ settings: sourceSettings, library: { open: async () => ({ frames, read }) } });
}

test.skipIf(!hasFfmpeg || installed.length === 0)(
  `${installed.join(', ')} play on across a mono source at 44.1 kHz (those of mpv, ffmpeg, VLC and MPD that are installed)`,
  async () => {
    const { url, port } = await startStation();
    const root = mkdtempSync(join(tmpdir(), 'players-'));
    chmodSync(root, 0o777);
    const players = installed.map((name) => {
      const folder = join(root, name);
      mkdirSync(folder);
      chmodSync(folder, 0o777);
      return { name, played: PLAYERS[name]?.(`${url}/stream`, folder) as Played };
    });
    const expectTones = (tones: number[]) =>
      vi.waitFor(
        async () => {
          const found = await Promise.all(
            players.map(async ({ name, played }) => [name, await tonesIn(played)]),
          );
          expect(found).toEqual(players.map(({ name }) => [name, tones]));
        },
        // Each check reads everything that was played again, which takes time from the players.
        { interval: 500 },
      );
    await expectTones([PLAYLIST_HERTZ]);
    const source = connectSource(
      port,
      'SOURCE /live HTTP/1.0',
      `Authorization: ${basicAuth()}`,
      'Content-Type: audio/mpeg',
    );
    await waitForText(source, '200 OK');
    source.socket.end(toneByFfmpeg('-ar 44100 -ac 1 -c:a libmp3lame -b:a 96k -f mp3', 4, SOURCE_HERTZ));
    await expectTones([PLAYLIST_HERTZ, SOURCE_HERTZ, PLAYLIST_HERTZ]);
  },
);
