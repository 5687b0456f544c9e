import type Hls from 'hls.js';
import { attachHls } from '../player/engine/hls-source.ts';
import type { Source } from '../player/engine/source.ts';
import { startWith } from './live-radio.ts';
import { radioKey } from './radio-state.ts';

/** Plays the stream's last two hours from any instant in them. */

let playing: Hls | null = null;

/** The instant that is heard while the past is played; null otherwise. */
export function rewoundInstant(): number | null {
  return playing?.playingDate?.getTime() ?? null;
}

/** `…/stream` → `…/hls/live.m3u8` */
function rewindUrl(streamUrl: string): string {
  return streamUrl.replace(/\/stream$/, '/hls/live.m3u8');
}

export function playFrom(instant: number, streamUrl: string): void {
  let from = instant;
  startWith(
    ({ connectTo }) =>
      connectTo(() => {
        // A reconnection resumes at `from`, the instant that was heard last.
        const source = rewindSource(rewindUrl(streamUrl), from);
        return {
          ...source,
          async attach(element, signal) {
            await source.attach(element, signal);
            const follow = () => {
              from = rewoundInstant() ?? from;
            };
            element.addEventListener('timeupdate', follow, { signal });
          },
        };
      }),
    true,
  );
}

function rewindSource(url: string, instant: number): Source {
  return {
    key: radioKey,
    can: { seek: false, volume: true, speed: false },
    async attach(element, signal) {
      const hls = await attachHls(element, url, signal);
      if (!hls || signal.aborted) return;
      playing = hls;
      signal.addEventListener('abort', () => {
        playing = null;
      });
      const start = positionOf(hls, instant);
      if (start !== null) element.currentTime = start;
    },
  };
}

/** The position of an instant in the window; the window's start when the instant is older. */
function positionOf(hls: Hls, instant: number): number | null {
  const fragments = hls.levels[0]?.details?.fragments ?? [];
  for (const fragment of fragments) {
    if (fragment.programDateTime === null) continue;
    const into = (instant - fragment.programDateTime) / 1000;
    if (into < fragment.duration) return fragment.start + Math.max(0, into);
  }
  return null;
}
