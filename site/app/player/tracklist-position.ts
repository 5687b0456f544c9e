import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import { soundStore } from './engine/sound-state.ts';
import { startShow } from './load-show-player.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';

/** Index of the track that plays at a second: the last one that has started, or -1 before the first. */
export function trackAt(tracklist: Track[], seconds: number): number {
  return tracklist.findLastIndex(({ time }) => time !== null && time <= seconds);
}

/** For a show's page: the index of the track that plays now (-1: none), and a function that jumps to a second. */
export function useTracklistPosition(show: PlayableShow, tracklist: Track[]) {
  const settings = useBrowserSettings();
  const chosen = useStore(soundPlayer, (player) => player.noodsShowPage === show.id);
  const current = useStore(soundStore, (sound) =>
    chosen && sound.key === engineKeyOf(show) && sound.status !== 'loading'
      ? trackAt(tracklist, sound.time)
      : -1,
  );
  const jump = (seconds: number) => startShow(settings, (player) => player.play(show, { at: seconds }));
  return { current, jump };
}
