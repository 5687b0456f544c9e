import { isAirFormat } from '../frames/frame.ts';
import { type Frame, FrameReader } from '../frames/frame-reader.ts';
import { OggReader } from '../transcoding/ogg-reader.ts';
import { titleInPacket } from '../transcoding/ogg-title.ts';
import { formatOf, SEARCHED_BYTES, type SoundFormat } from '../transcoding/sound-format.ts';
import type { Deliver, Transcoder } from '../transcoding/transcoder.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { UnsuitableSound } from '../transcoding/unsuitable-sound.ts';
import { wantedSound } from './wanted-sound.ts';

/** Half a second of frames that fit, and a source is believed to go on like that. */
const FRAMES_TO_TELL = 21;
/** What goes in without anything coming out: about five seconds of the largest sound there is. */
const FRUITLESS_BYTES = 2 * 1024 * 1024;

type Receiver = { deliver: Deliver; title(text: string): void };
type Intake = { take(data: Buffer): Promise<void>; end(): Promise<void> };

/** Makes the station's frames of what a source sends; frames that fit already are passed on as they are. */
export function createSourceSound(transcoding: Transcoding, receiver: Receiver) {
  let start: Buffer = Buffer.alloc(0);
  let intake: Intake | undefined;
  let transcoder: Transcoder | undefined;
  let fruitless = 0;

  async function openTranscoder(format: SoundFormat): Promise<Transcoder> {
    transcoder = await transcoding.open(format, (frames) => {
      fruitless = 0;
      return receiver.deliver(frames);
    });
    return transcoder;
  }

  async function transcode(data: Buffer, to: Transcoder): Promise<void> {
    fruitless += data.length;
    if (fruitless > FRUITLESS_BYTES)
      throw new UnsuitableSound('No sound comes out of what this source sends.');
    await to.write(data);
  }

  function mp3(): Intake {
    const reader = new FrameReader();
    let undecided: Frame[] = [];
    let passing = false;
    const pass = (frames: Frame[]) => receiver.deliver(frames.map(({ bytes }) => bytes));
    return {
      async take(data) {
        const frames = reader.push(data);
        if (reader.strayBytes > SEARCHED_BYTES) throw await unknownSound();
        if (transcoder) return transcode(bytesOf(frames), transcoder);
        undecided.push(...frames);
        const misfit = undecided.findIndex(({ format }) => !isAirFormat(format));
        if (misfit === -1 && !passing && undecided.length < FRAMES_TO_TELL) return;
        const fitting = misfit === -1 ? undecided.length : passing ? misfit : 0;
        const others = undecided.splice(fitting);
        if (fitting > 0) await pass(undecided);
        passing = fitting > 0;
        undecided = [];
        if (others.length > 0) await transcode(bytesOf(others), await openTranscoder('mp3'));
      },
      async end() {
        await pass(undecided);
      },
    };
  }

  async function other(format: SoundFormat): Promise<Intake> {
    const to = await openTranscoder(format);
    const ogg = format.startsWith('ogg') ? new OggReader() : undefined;
    return {
      async take(data) {
        for (const packet of ogg?.push(data).flatMap(({ packets }) => packets) ?? []) {
          const title = titleInPacket(packet);
          if (title) receiver.title(title);
        }
        await transcode(data, to);
      },
      async end() {},
    };
  }

  async function unknownSound(): Promise<UnsuitableSound> {
    return new UnsuitableSound(
      `This source sends something that is not sound the station can use. ${await wantedSound(transcoding)}`,
    );
  }

  return {
    /** Resolves when there is room for more. */
    async push(data: Buffer): Promise<void> {
      if (intake) return intake.take(data);
      start = Buffer.concat([start, data]);
      const format = formatOf(start);
      if (!format) return;
      if (format === 'unknown') throw await unknownSound();
      if (!(await transcoding.canDecode(format))) {
        throw new UnsuitableSound(`This source sends AAC. ${await wantedSound(transcoding)}`);
      }
      intake = format === 'mp3' ? mp3() : await other(format);
      await intake.take(start);
      start = Buffer.alloc(0);
    },
    /** Nothing more comes; resolves when the last frame has been delivered. */
    async end(): Promise<void> {
      await intake?.end();
      await transcoder?.end();
    },
    /** What is still inside is not wanted any more. */
    close: () => transcoder?.close(),
  };
}

export type SourceSound = ReturnType<typeof createSourceSound>;

function bytesOf(frames: Frame[]): Buffer {
  return Buffer.concat(frames.map(({ bytes }) => bytes));
}
