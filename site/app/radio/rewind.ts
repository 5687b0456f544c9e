import type Hls from 'hls.js';
import { attachHls } from '../player/engine/hls-source.ts';
import type { Source } from '../player/engine/source.ts';
import { begin, radioKey } from './live-radio.ts';

/** The last two hours of the stream, from any moment of them. */

let playing: Hls | null = null;

/** The moment of the programme that is heard, when it is heard from the past. */
export function rewoundMoment(): number | null {
  return playing?.playingDate?.getTime() ?? null;
}

/** `…/stream` → `…/hls/live.m3u8` */
function rewindAddress(streamUrl: string): string {
  return streamUrl.replace(/\/stream$/, '/hls/live.m3u8');
}

export function playFrom(moment: number, streamUrl: string): void {
  let from = moment;
  begin(() => {
    // Coming back after a lost signal goes on where it broke off.
    const source = rewindSource(rewindAddress(streamUrl), from);
    return {
      ...source,
      async attach(medium, signal) {
        await source.attach(medium, signal);
        const follow = () => {
          from = rewoundMoment() ?? from;
        };
        medium.addEventListener('timeupdate', follow, { signal });
      },
    };
  }, true);
}

function rewindSource(address: string, moment: number): Source {
  return {
    key: radioKey,
    can: { seek: false, volume: true, speed: false },
    async attach(medium, signal) {
      const hls = await attachHls(medium, address, signal);
      if (!hls || signal.aborted) return;
      playing = hls;
      signal.addEventListener('abort', () => {
        playing = null;
      });
      const start = positionOf(hls, moment);
      if (start !== null) medium.currentTime = start;
    },
  };
}

/** Where a moment lies in the window; its beginning when the moment is older. */
function positionOf(hls: Hls, moment: number): number | null {
  const fragments = hls.levels[0]?.details?.fragments ?? [];
  for (const fragment of fragments) {
    if (fragment.programDateTime === null) continue;
    const into = (moment - fragment.programDateTime) / 1000;
    if (into < fragment.duration) return fragment.start + Math.max(0, into);
  }
  return null;
}
