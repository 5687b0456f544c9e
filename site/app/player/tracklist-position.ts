import type { Track } from '@longwave/contract/documents.ts';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { engine } from './engine/engine.ts';
import { startShow } from './load-show-player.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';

/** The track that is heard at a second: the last one that has begun. -1 before the first. */
export function trackAt(tracklist: Track[], seconds: number): number {
  return tracklist.findLastIndex(({ time }) => time !== null && time <= seconds);
}

/** For a show's page: the number of the track that is heard now (-1: none), and a way to jump to a second. */
export function useTracklistPosition(show: PlayableShow, tracklist: Track[]) {
  const settings = useBrowserSettings();
  const chosen = useStore(soundPlayer, (player) => player.noodsShowPage === show.id);
  const current = useStore(engine.store, (sound) =>
    chosen && sound.key === engineKeyOf(show) && sound.status !== 'loading'
      ? trackAt(tracklist, sound.time)
      : -1,
  );
  const jump = (seconds: number) => startShow(settings, (player) => player.play(show, { at: seconds }));
  return { current, jump };
}
