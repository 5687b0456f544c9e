import type { BrowserSettings } from '../browser-settings.ts';
import { engine } from './engine/engine.ts';
import { type SoundOwner, takeSound } from './one-sound.ts';
import type { ShowPlayer } from './show-player.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** The show player comes with its first use, so that pages start light. */
export async function loadShowPlayer(settings: BrowserSettings): Promise<ShowPlayer> {
  const { showPlayer } = await import('./show-player.ts');
  player = showPlayer(settings);
  return player;
}

let player: ShowPlayer | null = null;
/** The last press of a button that starts a show; a press that was overtaken no longer counts. */
let press = 0;

export const showOwner: SoundOwner = {
  name: 'show',
  lose() {
    press++;
    player?.pause();
  },
};

/** Passing over a button is no interest in its show. */
const dwell = 60;
let pointedAt: ReturnType<typeof setTimeout> | undefined;

/** For buttons that start a show: the sound is theirs from the press on, however late the player's code comes. */
export function startShow(settings: BrowserSettings, act: (player: ShowPlayer) => unknown): void {
  clearTimeout(pointedAt);
  takeSound(showOwner);
  const mine = ++press;
  withShowPlayer(settings, (loaded) => {
    if (mine === press) act(loaded);
  });
}

/** For buttons that start a show: their sound is asked for when they are pointed at, focused or touched. */
export function askAhead(settings: BrowserSettings, show: PlayableShow): void {
  clearTimeout(pointedAt);
  pointedAt = setTimeout(() => {
    loadShowPlayer(settings).then(
      (loaded) => loaded.askAhead(show),
      () => undefined,
    );
  }, dwell);
}

/** For buttons that start nothing: acts on the show player inside the visitor's gesture. */
export function withShowPlayer(settings: BrowserSettings, act: (player: ShowPlayer) => unknown): void {
  engine.unlock();
  loadShowPlayer(settings).then(act, (error) => {
    console.error('The player did not load:', error);
    soundPlayer.setState({ loading: false });
  });
}
