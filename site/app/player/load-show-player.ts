import type { BrowserSettings } from '../browser-settings.ts';
import { engine } from './engine/engine.ts';
import type { ShowPlayer } from './show-player.ts';
import { soundPlayer } from './sound-player.ts';

/** The show player comes with its first use, so that pages start light. */
export async function loadShowPlayer(settings: BrowserSettings): Promise<ShowPlayer> {
  const { showPlayer } = await import('./show-player.ts');
  return showPlayer(settings);
}

/** For buttons: acts on the show player inside the visitor's gesture. */
export function withShowPlayer(settings: BrowserSettings, act: (player: ShowPlayer) => unknown): void {
  engine.unlock();
  loadShowPlayer(settings).then(act, (error) => {
    console.error('The player did not load:', error);
    soundPlayer.setState({ loading: false });
  });
}
