/**
 * Lets real encoders go live at a radio host, and measures what a listener hears. Run by hand, from the project's root:
 *
 *     node radio/testing/try-encoders.ts [part of a name …]
 *
 * Encoders that are not installed are skipped, and named. On Debian: apt install ffmpeg curl liquidsoap ices2 ezstream
 * darkice butt mixxx pulseaudio xvfb xdotool. Each takes up to a minute. TRANSCODER=wasm tries them without ffmpeg.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FRAME_BYTES } from '@longwave/transcoding/frames/frame.ts';
import { measureTone, TONE, toneByFfmpeg } from '@longwave/transcoding/testing/tones.ts';
import { ENCODERS, type Encoder } from './encoder-configurations.ts';
import { type ManualRadio, startManualRadio } from './manual-radio.ts';

const TIMEOUT_MS = 80_000;
const ENOUGH_FRAMES = 125;
const DISPLAY = ':77';

const folder = mkdtempSync(join(tmpdir(), 'encoders-'));
const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, DISPLAY };
const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;

function run(command: string[]): ChildProcess {
  const [name = '', ...args] = command;
  return spawn(name, args, { env, stdio: 'ignore', detached: true }).on('error', () => {});
}

/** Ends a process and its children. */
function end(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {}
}

/** Starts a virtual sound card: sound played into it can be recorded from it. Undefined if it cannot be started. */
async function startSoundCard(): Promise<ChildProcess[] | undefined> {
  if (!['pulseaudio', 'Xvfb', 'ffmpeg'].every(isInstalled)) return undefined;
  const desk = 'module-null-sink sink_name=desk rate=44100';
  const card = run([
    'pulseaudio',
    '-n',
    '--exit-idle-time=-1',
    '-L',
    'module-native-protocol-unix',
    '-L',
    desk,
  ]);
  const screen = run(['Xvfb', DISPLAY, '-screen', '0', '1280x900x24']);
  writeFileSync(
    join(folder, '.asoundrc'),
    'pcm.!default { type pulse }\nctl.!default { type pulse }\npcm.desk { type pulse device "desk.monitor" }\n',
  );
  await pause(3_000);
  const tone = ['-v', 'error', '-re', '-stream_loop', '-1', '-i', join(folder, 'tone.wav')];
  return [card, screen, run(['ffmpeg', ...tone, '-f', 'pulse', '-device', 'desk', 'tone'])];
}

async function act(
  { untilLive, onceLive }: NonNullable<Encoder['actions']>,
  host: ManualRadio,
): Promise<void> {
  const act = (action: string) => spawnSync('xdotool', action.split(' '), { env });
  const isLive = () => host.radio.stats().source;
  while (!isLive() && !host.closed()) {
    for (const action of untilLive) {
      await pause(6_000);
      if (!isLive()) act(action);
    }
  }
  await pause(15_000);
  for (const action of onceLive) act(action);
}

async function isTold(host: ManualRadio, title: string): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    if ((await host.title()) === title) return true;
    await pause(500);
  }
  return false;
}

async function tryEncoder(encoder: Encoder): Promise<string> {
  const host = await startManualRadio(process.env.TRANSCODER ? { TRANSCODER: process.env.TRANSCODER } : {});
  const child = run(encoder.command({ folder, port: host.port }));
  try {
    if (encoder.actions) void act(encoder.actions, host);
    // An encoder with a window begins with silence: half a minute is skipped.
    const heard = await host.receiveSource(encoder.actions ? 1_200 : ENOUGH_FRAMES, 2 * TIMEOUT_MS);
    const sound = heard.subarray(-ENOUGH_FRAMES * FRAME_BYTES);
    const logged = host.logged.at(-1);
    const last = logged ? JSON.stringify(logged) : 'it did not connect';
    if (sound.length === 0) return `not heard: ${last}`;
    const loud = (await measureTone(sound)).filter(({ level }) => level > 0.01);
    if (loud.length < 2) return 'heard as silence';
    // The virtual sound card drops some sound on a busy machine.
    const off = encoder.needsSoundCard
      ? undefined
      : loud.find(({ hertz }) => Math.abs(hertz - TONE.hertz) > 3);
    if (off) return `heard, but at ${off.hertz.toFixed(0)} Hz instead of ${TONE.hertz}`;
    if (encoder.title && !(await isTold(host, encoder.title))) return `heard; its title was not told`;
    return encoder.title ? 'heard, with its title' : 'heard';
  } finally {
    end(child);
    await host.close();
  }
}

writeFileSync(join(folder, 'tone.wav'), toneByFfmpeg('-ar 44100 -ac 2 -c:a pcm_s16le -f wav', 120));
writeFileSync(
  join(folder, 'tone.mp3'),
  toneByFfmpeg('-ar 44100 -ac 2 -c:a libmp3lame -b:a 192k -f mp3', 120),
);
const wanted = process.argv.slice(2);
const chosen = ENCODERS.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));
const soundCard = chosen.some(({ needsSoundCard }) => needsSoundCard) ? await startSoundCard() : undefined;
let failures = 0;
for (const encoder of chosen) {
  const missing = encoder.needs.filter((command) => !isInstalled(command));
  if (encoder.needsSoundCard && !soundCard) missing.push('pulseaudio, Xvfb or ffmpeg');
  const result = missing.length
    ? `left out: ${missing.join(', ')} is not installed`
    : await tryEncoder(encoder);
  if (!/^(heard(, with its title)?$|left out)/.test(result)) failures++;
  console.log(`${encoder.name}: ${result}`);
}
for (const child of soundCard ?? []) end(child);
process.exit(failures ? 1 : 0);
