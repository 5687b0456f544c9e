import type { BrowserSettings } from '../browser-settings.ts';
import { pauseRadio, radio, startRadio } from '../radio/live-radio.ts';
import { withShowPlayer } from './load-show-player.ts';
import { soundHolder } from './one-sound.ts';
import { soundPlayer } from './sound-player.ts';

/** Space toggles what plays or was played last; arrows seek while the focus is in the player. */
export function listenForSoundKeys(settings: BrowserSettings): void {
  let last: 'radio' | 'show' | null = radio.getState().playing ? 'radio' : null;
  radio.subscribe(({ playing }) => {
    if (playing) last = 'radio';
  });
  function onKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (event.key === ' ' && !usesSpace(target)) toggle(event);
    const inPlayer = target?.closest('.player-bar') && !target.matches('input, select');
    if (inPlayer && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      withShowPlayer(settings, (player) => player.seekBy(event.key === 'ArrowLeft' ? -10 : 10));
    }
  }
  function toggle(event: KeyboardEvent) {
    if (soundHolder() === 'show') last = 'show';
    const toggled = last ?? (soundPlayer.getState().soundcloudPlayerVisible ? 'show' : null);
    if (!toggled) return;
    event.preventDefault();
    if (toggled === 'show') withShowPlayer(settings, (player) => player.toggle());
    else if (radio.getState().state === 'off') startRadio(settings.streamUrl);
    else pauseRadio();
  }
  document.addEventListener('keydown', onKey);
}

/** Things that take the space bar for themselves. */
function usesSpace(target: Element | null): boolean {
  return (
    target?.closest(
      'input, textarea, select, button, a, summary, dialog, video, [contenteditable], [role=slider]',
    ) != null
  );
}
