import { isAirFormat } from '@longwave/transcoding/frames/frame.ts';
import { type Frame, FrameReader } from '@longwave/transcoding/frames/frame-reader.ts';
import { OggReader } from '@longwave/transcoding/ogg-reader.ts';
import { titleInPacket } from '@longwave/transcoding/ogg-title.ts';
import { detectFormat, SEARCH_BYTES, type SoundFormat } from '@longwave/transcoding/sound-format.ts';
import type { Deliver, Transcoder } from '@longwave/transcoding/transcoder.ts';
import type { Transcoding } from '@longwave/transcoding/transcoding.ts';
import { UnsuitableSound } from '@longwave/transcoding/unsuitable-sound.ts';
import { describeAcceptedFormats } from './accepted-formats.ts';

/** After half a second of frames in the station's format, a source is passed on unchanged. */
const FRAMES_TO_DECIDE = 21;
/** About five seconds in the largest format. */
const MAX_BYTES_WITHOUT_SOUND = 2 * 1024 * 1024;

type Receiver = { deliver: Deliver; title(text: string): void };
type FormatReader = { take(data: Buffer): Promise<void>; end(): Promise<void> };

/** Turns a source's sound into frames of the station's format; frames that already have it are passed on unchanged. */
export function createSourceSound(transcoding: Transcoding, receiver: Receiver) {
  let start: Buffer = Buffer.alloc(0);
  let formatReader: FormatReader | undefined;
  let transcoder: Transcoder | undefined;
  let bytesWithoutSound = 0;

  async function openTranscoder(format: SoundFormat): Promise<Transcoder> {
    transcoder = await transcoding.open(format, (frames) => {
      bytesWithoutSound = 0;
      return receiver.deliver(frames);
    });
    return transcoder;
  }

  async function transcode(data: Buffer, to: Transcoder): Promise<void> {
    bytesWithoutSound += data.length;
    if (bytesWithoutSound > MAX_BYTES_WITHOUT_SOUND)
      throw new UnsuitableSound('No sound comes out of what this source sends.');
    await to.write(data);
  }

  function createMp3Reader(): FormatReader {
    const reader = new FrameReader();
    let undecided: Frame[] = [];
    let passing = false;
    const pass = (frames: Frame[]) => receiver.deliver(frames.map(({ bytes }) => bytes));
    return {
      async take(data) {
        const frames = reader.push(data);
        if (reader.strayBytes > SEARCH_BYTES) throw await unknownSound();
        if (transcoder) return transcode(concatFrames(frames), transcoder);
        undecided.push(...frames);
        const misfit = undecided.findIndex(({ format }) => !isAirFormat(format));
        if (misfit === -1 && !passing && undecided.length < FRAMES_TO_DECIDE) return;
        const fitting = misfit === -1 ? undecided.length : passing ? misfit : 0;
        const others = undecided.splice(fitting);
        if (fitting > 0) await pass(undecided);
        passing = fitting > 0;
        undecided = [];
        if (others.length > 0) await transcode(concatFrames(others), await openTranscoder('mp3'));
      },
      async end() {
        await pass(undecided);
      },
    };
  }

  async function createTranscodedReader(format: SoundFormat): Promise<FormatReader> {
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
      `This source sends something that is not sound the station can use. ${await describeAcceptedFormats(transcoding)}`,
    );
  }

  return {
    /** Resolves when there is room for more. */
    async push(data: Buffer): Promise<void> {
      if (formatReader) return formatReader.take(data);
      start = Buffer.concat([start, data]);
      const format = detectFormat(start);
      if (!format) return;
      if (format === 'unknown') throw await unknownSound();
      if (!(await transcoding.canDecode(format))) {
        throw new UnsuitableSound(`This source sends AAC. ${await describeAcceptedFormats(transcoding)}`);
      }
      formatReader = format === 'mp3' ? createMp3Reader() : await createTranscodedReader(format);
      await formatReader.take(start);
      start = Buffer.alloc(0);
    },
    /** Resolves when the last frame has been delivered. */
    async end(): Promise<void> {
      await formatReader?.end();
      await transcoder?.end();
    },
    /** Discards the sound that is still being transcoded. */
    close: () => transcoder?.close(),
  };
}

function concatFrames(frames: Frame[]): Buffer {
  return Buffer.concat(frames.map(({ bytes }) => bytes));
}
