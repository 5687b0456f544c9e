import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import { showButtonWords } from '../words/show-buttons.ts';
import { withShowPlayer } from './load-show-player.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** Queues a show after the one in the player; shown only while another show is in the player. */
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
