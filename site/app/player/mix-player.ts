import { createStore } from 'zustand/vanilla';
import { engine } from './engine/engine.ts';
import { mixSource } from './engine/mix-frame.ts';
import { SoundFailure } from './engine/sound-failure.ts';
import type { Source } from './engine/source.ts';
import { engineKeyOf, type PlayableShow } from './sound-player.ts';
import { writeStored } from './storage.ts';

/** the hosted-mix player's state, kept across visits without its live instance. */
type MixPlayerState = {
  instance: null;
  currentlyPlaying: string;
  showPage: string;
  playerVisible: boolean;
  loading: boolean;
  isPlaying: boolean;
};
const mixStorageKey = 'mixPlayer';

export const mixPlayer = createStore<MixPlayerState>(() => ({
  instance: null,
  currentlyPlaying: '',
  showPage: '',
  playerVisible: false,
  loading: false,
  isPlaying: false,
}));

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
      followMix(show);
      const stand = place ?? (await new Promise<HTMLElement>((resolve) => placed.push(resolve)));
      stand.replaceChildren(box);
      signal.addEventListener('abort', () => box.remove());
      await source.attach(medium, signal);
    },
  };
}

let following = false;
function followMix(show: PlayableShow) {
  mixPlayer.setState({ currentlyPlaying: show.recording?.url ?? '', showPage: show.id, playerVisible: true });
  if (following) return;
  following = true;
  engine.store.subscribe(({ key, status }) => {
    const { showPage } = mixPlayer.getState();
    const mine = key === engineKeyOf({ id: showPage });
    mixPlayer.setState({
      playerVisible: mine,
      loading: mine && (status === 'loading' || status === 'waiting'),
      isPlaying: mine && status === 'playing',
    });
  });
  let before = '';
  mixPlayer.subscribe((state) => {
    const kept = { ...state, instance: null, loading: false, isPlaying: false };
    const text = JSON.stringify(kept);
    if (text !== before) writeStored(mixStorageKey, kept);
    before = text;
  });
}
