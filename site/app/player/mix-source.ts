import { mixcloudSource } from './engine/mixcloud-source.ts';
import { SoundFailure } from './engine/sound-failure.ts';
import type { Source } from './engine/source.ts';
import type { PlayableShow } from './sound-player.ts';

/** plays a mix in its host's frame inside the player bar; its state is stored in the player, as for every show. */

/** The element of the player bar that holds the host's frame. */
let container: HTMLElement | null = null;
let waitingForContainer: ((element: HTMLElement) => void)[] = [];

export function setMixContainer(element: HTMLElement | null): void {
  container = element;
  if (!element) return;
  for (const resolve of waitingForContainer) resolve(element);
  waitingForContainer = [];
}

export function mixSourceFor(key: string, show: PlayableShow): Source {
  const box = document.createElement('div');
  const source = mixcloudSource(key, show.recording?.url ?? '', box);
  return {
    ...source,
    async attach(element, signal) {
      if (!show.recording?.url) throw new SoundFailure('unavailable', 'The mix has no URL');
      const parent =
        container ?? (await new Promise<HTMLElement>((resolve) => waitingForContainer.push(resolve)));
      parent.replaceChildren(box);
      signal.addEventListener('abort', () => box.remove());
      await source.attach(element, signal);
    },
  };
}
