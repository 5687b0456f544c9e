import { useStore } from 'zustand';
import { soundStore } from './engine/sound-state.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';

/** Position and duration of a show: from the engine if loaded there, else as stored; position 0 if it is not in the player. */
export function useShowTime(show: PlayableShow): { time: number; duration: number } {
  const isLoaded = useStore(soundStore, (sound) => sound.key === engineKeyOf(show));
  const time = useStore(soundStore, (sound) => (isLoaded ? Math.floor(sound.time * 2) / 2 : 0));
  const duration = useStore(soundStore, (sound) => (isLoaded ? sound.duration : 0));
  const storedPosition = useStore(soundPlayer, (player) =>
    player.noodsShowPage === show.id ? player.position : 0,
  );
  return { time: isLoaded ? time : storedPosition, duration: duration || (show.recording?.seconds ?? 0) };
}
