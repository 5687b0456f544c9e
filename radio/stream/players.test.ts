import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { startRadio } from '../testing/test-radio.ts';

/** Real players against the real stream; each is skipped where it is not installed. */
const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

function output(command: string, ...args: string[]): Promise<string> {
  return new Promise((done, fail) => {
    // VLC refuses to run as root.
    const someone = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const child = spawn(command, args, {
      timeout: 200_000,
      env: { ...process.env, HOME: tmpdir() },
      ...someone,
    });
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
    });
    child.stderr.on('data', (data) => {
      text += data;
    });
    child.once('error', fail);
    child.once('close', () => done(text));
  });
}

test.skipIf(!has('ffprobe'))('ffprobe reads format and title (where it is installed)', async () => {
  const { url } = await startRadio();
  const entries = 'stream=codec_name,sample_rate:format_tags=StreamTitle,icy-name';
  const text = await output('ffprobe', '-v', 'error', '-show_entries', entries, `${url}/stream`);
  expect(text).toContain('codec_name=mp3');
  expect(text).toContain('sample_rate=48000');
  expect(text).toContain('TAG:StreamTitle=Test Host - Test Show');
  expect(text).toContain('TAG:icy-name=Test Radio');
});

test.skipIf(!has('mpv'))('mpv plays and shows the title (where it is installed)', async () => {
  const { url } = await startRadio();
  const text = await output('mpv', '--no-config', '--no-video', '--ao=null', '--length=2', `${url}/stream`);
  expect(text).toContain('Test Host - Test Show');
  expect(text).toMatch(/mp3.*48000|48000Hz/);
  expect(text).not.toMatch(/error/i);
});

test.skipIf(!has('cvlc'))('VLC plays and shows the title (where it is installed)', async () => {
  const { url } = await startRadio();
  const args = [
    '-vv',
    '--no-plugins-cache',
    '--intf',
    'dummy',
    '--aout',
    'dummy',
    '--run-time',
    '3',
    '--play-and-exit',
  ];
  const text = await output('cvlc', ...args, `${url}/stream`, 'vlc://quit');
  expect(text).toContain('Test Host - Test Show');
});
