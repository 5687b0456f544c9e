import { planPicture, wordsOf } from '../pictures/draw.ts';
import { print } from '../pictures/press.ts';
import { randomFrom } from '../pictures/random.ts';
import { seconds, size } from './clip-facts.ts';
import { keyFrame } from './key-frame.ts';
import { scenes } from './scenes.ts';
import { muxWebm } from './webm.ts';

const framesPerSecond = 12;
/** Frames that are drawn at once: enough to keep the cores of a small machine busy, and a divisor of the number of frames. */
const atOnce = 4;

/** Makes a silent film of a few seconds in the ink colours of the video's poster. */
export async function makeClip(name: string): Promise<Uint8Array> {
  const frames: Uint8Array[] = [];
  while (frames.length < seconds * framesPerSecond) {
    const next = Array.from({ length: atOnce }, (_, place) => frames.length + place);
    frames.push(
      ...(await Promise.all(next.map((frame) => keyFrame(drawFrame(name, frame), size.width, size.height)))),
    );
  }
  return muxWebm({ ...size, framesPerSecond, frames });
}

export function drawFrame(name: string, frame: number): string {
  const poster = name.startsWith('video-') ? name : `video-${name}`;
  const { composition, palette, width, height } = planPicture(poster);
  const scene = scenes[composition.name];
  if (!scene) throw new Error(`No scene moves the composition "${composition.name}"`);
  const time = frame / (seconds * framesPerSecond);
  return print(
    { ...composition, draw: (press) => scene(press, time) },
    {
      width,
      height,
      palette,
      border: 0,
      random: randomFrom(poster),
      words: wordsOf(poster),
      // The offset of the plates changes every few frames, as in an animation printed sheet by sheet.
      slip: randomFrom(`${poster} ${Math.floor(frame / 4)}`),
      smooth: true,
    },
  );
}
