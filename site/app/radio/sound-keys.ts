import type { BrowserSettings } from '../browser-settings.ts';
import { startShow, withShowPlayer } from '../player/load-show-player.ts';
import { soundOwner, stopSound } from '../player/sound-owner.ts';
import { soundPlayer } from '../player/sound-player.ts';
import { pauseRadio, startRadio } from './live-radio.ts';
import { radio } from './radio-state.ts';

/** Space toggles the sound that plays or was played last; arrow keys seek while the focus is in the player. */
export function listenForSoundKeys(settings: BrowserSettings): void {
  let last: 'radio' | 'show' | null = null;
  const noteLastSound = () => {
    if (radio.getState().playing) last = 'radio';
    else if (soundPlayer.getState().isPlaying) last = 'show';
  };
  noteLastSound();
  radio.subscribe(noteLastSound);
  soundPlayer.subscribe(noteLastSound);
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
    const { isPlaying, loading, soundcloudPlayerVisible } = soundPlayer.getState();
    const radioIsWanted = radio.getState().state !== 'off';
    const showIsWanted = isPlaying || loading;
    const videoPlays = soundOwner()?.name === 'video';
    if (!last && !videoPlays && !radioIsWanted && !showIsWanted && !soundcloudPlayerVisible) return;
    event.preventDefault();
    if (videoPlays) stopSound();
    else if (radioIsWanted) pauseRadio();
    else if (showIsWanted) withShowPlayer(settings, (player) => player.pause());
    else if (last === 'radio') startRadio(settings.streamUrl);
    else startShow(settings, (player) => player.start());
  }
  document.addEventListener('keydown', onKey);
}

/** Whether the element has a use of its own for the space bar. */
function usesSpace(target: Element | null): boolean {
  return (
    target?.closest(
      'input, textarea, select, button, a, summary, dialog, video, [contenteditable], [role=slider]',
    ) != null
  );
}
