import { mixSource } from './engine/mix-frame.ts';
import { SoundFailure } from './engine/sound-failure.ts';
import type { Source } from './engine/source.ts';
import type { PlayableShow } from './sound-player.ts';

/** a mix at its own host plays in that host's frame; its state is that of the player, as for every show. */

/** Where the bar lets the host's frame stand. */
let place: HTMLElement | null = null;
let placed: ((element: HTMLElement) => void)[] = [];

export function offerMixPlace(element: HTMLElement | null): void {
  place = element;
  if (!element) return;
  for (const tell of placed) tell(element);
  placed = [];
}

export function mixSourceOf(key: string, show: PlayableShow): Source {
  const box = document.createElement('div');
  const source = mixSource(key, show.recording?.url ?? '', box);
  return {
    ...source,
    async attach(medium, signal) {
      if (!show.recording?.url) throw new SoundFailure('unavailable', 'The mix has no address');
      const stand = place ?? (await new Promise<HTMLElement>((resolve) => placed.push(resolve)));
      stand.replaceChildren(box);
      signal.addEventListener('abort', () => box.remove());
      await source.attach(medium, signal);
    },
  };
}
