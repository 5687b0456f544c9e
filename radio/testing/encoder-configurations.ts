import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Configurations with which real encoders go live and play `tone.wav` (44.1 kHz). */
type EncoderTarget = { folder: string; port: number };

export type Encoder = {
  name: string;
  /** Commands that must be installed. */
  needs: string[];
  /** Whether it records from a sound card, or plays into one. */
  needsSoundCard?: boolean;
  command(target: EncoderTarget): string[];
  /** xdotool actions in its window: repeated until it is live, and once after that. */
  actions?: { untilLive: string[]; onceLive: string[] };
  /** The title it should send. */
  title?: string;
};

const url = ({ port }: EncoderTarget) => `icecast://source:swordfish@127.0.0.1:${port}/radio/live`;
const ffmpeg = (target: EncoderTarget, ...args: string[]) => [
  ...['ffmpeg', '-v', 'error', '-re', '-i', join(target.folder, 'tone.wav')],
  ...args,
  url(target),
];

function file(target: EncoderTarget, name: string, text: string): string {
  const path = join(target.folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}

const liquidsoap = (encoder: string) => (target: EncoderTarget) => [
  'liquidsoap',
  file(
    target,
    'set.liq',
    `settings.init.allow_root.set(true)
     output.icecast(${encoder}, host="127.0.0.1", port=${target.port}, password="swordfish", mount="/radio/live",
       once(single("annotate:artist=\\"Hull\\",title=\\"Föghorn\\":${target.folder}/tone.wav")), fallible=true)`,
  ),
];

export const ENCODERS: Encoder[] = [
  {
    name: 'ffmpeg: mono mp3 by PUT',
    needs: ['ffmpeg'],
    command: (target) =>
      ffmpeg(target, ...'-c:a libmp3lame -ac 1 -b:a 96k -content_type audio/mpeg -f mp3'.split(' ')),
  },
  {
    name: 'ffmpeg: Ogg Vorbis by SOURCE',
    needs: ['ffmpeg'],
    command: (target) =>
      ffmpeg(target, ...'-c:a libvorbis -legacy_icecast 1 -content_type audio/ogg -f ogg'.split(' ')),
  },
  {
    name: 'ffmpeg: AAC',
    needs: ['ffmpeg'],
    command: (target) => ffmpeg(target, ...'-c:a aac -content_type audio/aac -f adts'.split(' ')),
  },
  {
    name: 'ffmpeg: Ogg Opus with a title',
    needs: ['ffmpeg'],
    title: 'Hull - Föghorn',
    command: (target) =>
      ffmpeg(
        target,
        ...'-metadata artist=Hull -metadata title=Föghorn'.split(' '),
        '-c:a',
        'libopus',
        '-f',
        'ogg',
      ),
  },
  {
    name: 'curl -T',
    needs: ['curl'],
    command: ({ folder, port }) => [
      'curl',
      '-sT',
      join(folder, 'tone.mp3'),
      `http://source:swordfish@127.0.0.1:${port}/radio/live`,
    ],
  },
  {
    name: 'Liquidsoap: mp3',
    needs: ['liquidsoap'],
    title: 'Hull - Föghorn',
    command: liquidsoap('%mp3(bitrate=192)'),
  },
  {
    name: 'Liquidsoap: Vorbis',
    needs: ['liquidsoap'],
    title: 'Hull - Föghorn',
    command: liquidsoap('%vorbis'),
  },
  {
    name: 'ices2',
    needs: ['ices2', 'ffmpeg'],
    command: (target) => {
      const set = file(
        target,
        'ices.xml',
        `<ices><background>0</background><logpath>${target.folder}</logpath><logfile>ices.log</logfile><consolelog>0</consolelog>
         <stream><metadata><name>ices</name></metadata>
         <input><module>stdinpcm</module><param name="rate">44100</param><param name="channels">2</param></input>
         <instance><hostname>127.0.0.1</hostname><port>${target.port}</port><password>swordfish</password><mount>/radio/live</mount>
         <encode><quality>3</quality><samplerate>44100</samplerate><channels>2</channels></encode></instance></stream></ices>`,
      );
      return ['sh', '-c', `ffmpeg -v error -re -i ${target.folder}/tone.wav -f s16le - | exec ices2 ${set}`];
    },
  },
  {
    name: 'ezstream (libshout)',
    needs: ['ezstream'],
    command: (target) => [
      'ezstream',
      '-c',
      file(
        target,
        'ezstream.xml',
        `<ezstream><servers><server><hostname>127.0.0.1</hostname><port>${target.port}</port><password>swordfish</password></server></servers>
         <streams><stream><mountpoint>/radio/live</mountpoint><format>mp3</format></stream></streams>
         <intakes><intake><type>file</type><filename>${target.folder}/tone.mp3</filename></intake></intakes></ezstream>`,
      ),
    ],
  },
  {
    name: 'DarkIce',
    needs: ['darkice'],
    needsSoundCard: true,
    command: (target) => [
      'darkice',
      '-c',
      file(
        target,
        'darkice.cfg',
        `[general]\nduration = 0\nbufferSecs = 5\nreconnect = no
[input]\ndevice = desk\nsampleRate = 44100\nbitsPerSample = 16\nchannel = 2
[icecast2-0]\nbitrateMode = cbr\nformat = mp3\nbitrate = 96\nchannel = 1\nserver = 127.0.0.1\nport = ${target.port}
password = swordfish\nmountPoint = radio/live\nname = DarkIce\n`,
      ),
    ],
  },
  {
    name: 'BUTT, as it comes',
    needs: ['butt'],
    needsSoundCard: true,
    title: 'Björk – Jóga',
    command: (target) => {
      const set = file(
        target,
        'butt.cfg',
        `[main]\nserver = External Radio\nnum_of_srv = 1\nnum_of_icy = 0\nsrv_ent = External Radio\nconnect_at_startup = 1
[audio]\ndevice = default\nsamplerate = 44100\nbitrate = 128\nchannel = 2\ncodec = mp3
[External Radio]\naddress = 127.0.0.1\nport = ${target.port}\npassword = swordfish\ntype = 1\ntls = 0\nmount = radio/live\nusr = source\n`,
      );
      const retitle = "for wait in 1 2 3 4 5 6; do sleep 4; butt -p 12560 -u 'Björk – Jóga'; done";
      return ['sh', '-c', `(${retitle}) & exec butt -p 12560 -c ${set}`];
    },
  },
  {
    name: 'Mixxx, as it comes',
    needs: ['mixxx', 'xdotool'],
    needsSoundCard: true,
    // Mixxx asks for the music folder, then broadcasting is switched on; nothing is heard before a deck plays.
    actions: {
      untilLive: ['key Return', 'mousemove 1200 34 click 1'],
      onceLive: ['mousemove 898 366 click 1'],
    },
    command: (target) => {
      file(
        target,
        'mixxx/broadcast_profiles/Connection 1.bcp.xml',
        `<!DOCTYPE broadcastprofile><BroadcastProfile><ProfileName>Connection 1</ProfileName><Enabled>1</Enabled>
         <Servertype>Icecast2</Servertype><Host>127.0.0.1</Host><Port>${target.port}</Port><Mountpoint>radio/live</Mountpoint>
         <Login>source</Login><Password>swordfish</Password><StreamName>Mixxx</StreamName><Bitrate>128</Bitrate>
         <Format>MP3</Format><Channels>2</Channels></BroadcastProfile>`,
      );
      const tone = join(target.folder, 'tone.mp3');
      mkdirSync(join(target.folder, 'Music'), { recursive: true });
      return ['mixxx', '--settingsPath', join(target.folder, 'mixxx'), tone, tone];
    },
  },
];
