import type { BrowserSettings } from '../browser-settings.ts';
import { unlockAudio } from './engine/unlock-audio.ts';
import { loadListeningHistory } from './listening-history.ts';
import type { ShowPlayer } from './show-player.ts';
import { claimSound, type SoundOwner } from './sound-owner.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** Loads the show player at its first use, which keeps the first load small. */
export async function loadShowPlayer(settings: BrowserSettings): Promise<ShowPlayer> {
  const [{ showPlayer }] = await Promise.all([import('./show-player.ts'), loadListeningHistory()]);
  player = showPlayer(settings, showOwner);
  return player;
}

let player: ShowPlayer | null = null;
/** Number of the last request to start a show; an earlier one that is still loading is dropped. */
let lastStart = 0;

const showOwner: SoundOwner = {
  name: 'show',
  onLost() {
    lastStart++;
    player?.pause();
  },
};

/** Milliseconds a pointer must stay on a button before its show is prefetched. */
const hoverDelay = 60;
let hoverTimer: ReturnType<typeof setTimeout> | undefined;

/** For buttons that start a show: claims the sound at the press, even if the player's code arrives later. */
export function startShow(settings: BrowserSettings, act: (player: ShowPlayer) => unknown): void {
  clearTimeout(hoverTimer);
  claimSound(showOwner);
  const request = ++lastStart;
  withShowPlayer(settings, (loaded) => {
    if (request === lastStart) act(loaded);
  });
}

/** Prefetches a show when a button that starts it is hovered, focused or touched. */
export function prefetchShow(settings: BrowserSettings, show: PlayableShow): void {
  clearTimeout(hoverTimer);
  hoverTimer = setTimeout(() => {
    loadShowPlayer(settings).then(
      (loaded) => loaded.prefetch(show),
      () => undefined,
    );
  }, hoverDelay);
}

/** Calls `act` once the player is loaded. Unlocks the audio element inside the visitor's gesture, but does not claim the sound. */
export function withShowPlayer(settings: BrowserSettings, act: (player: ShowPlayer) => unknown): void {
  unlockAudio();
  loadShowPlayer(settings).then(act, (error) => {
    console.error('The player did not load:', error);
    soundPlayer.setState({ loading: false });
  });
}
