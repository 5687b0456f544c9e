import { useStore } from 'zustand';
import { engine } from './engine/engine.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';

/** Where a show is: in the engine while it is loaded there, else where it was left. Null for a show not in the player. */
export function useShowTime(show: PlayableShow): { time: number; duration: number } {
  const mine = useStore(engine.store, (sound) => sound.key === engineKeyOf(show));
  const time = useStore(engine.store, (sound) => (mine ? Math.floor(sound.time * 2) / 2 : 0));
  const duration = useStore(engine.store, (sound) => (mine ? sound.duration : 0));
  const left = useStore(soundPlayer, (player) => (player.noodsShowPage === show.id ? player.leftAt : 0));
  return { time: mine ? time : left, duration: duration || (show.recording?.seconds ?? 0) };
}
