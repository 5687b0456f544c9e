import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { withShowPlayer } from '../player/load-show-player.ts';
import { type PlayableShow, soundPlayer } from '../player/sound-player.ts';
import { showButtonWords } from '../words/show-buttons.ts';

/** Puts a show behind the one that is in the player; there only while another one is. */
export function PlayNextButton({ show }: { show: PlayableShow }) {
  const settings = useBrowserSettings();
  const another = useStore(
    soundPlayer,
    (player) => player.soundcloudPlayerVisible && player.noodsShowPage !== show.id,
  );
  const queued = useStore(soundPlayer, ({ queue }) => queue[0]?.id === show.id);
  if (!another || !show.recording) return null;
  return (
    <button
      type="button"
      className="button-quiet"
      aria-pressed={queued}
      onClick={() =>
        withShowPlayer(settings, (player) =>
          queued ? player.removeFromQueue(show.id) : player.addNext(show),
        )
      }
    >
      {queued ? showButtonWords.playsNext : showButtonWords.playNext}
    </button>
  );
}
