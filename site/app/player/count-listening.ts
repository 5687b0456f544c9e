import { capture } from '../analytics.ts';
import { type PlayableShow, soundPlayer } from './sound-player.ts';

/** reports and counts that playback of a show has started. */
export function countListening(show: Pick<PlayableShow, 'id' | 'title'>): void {
  const { track, showsListenedCount } = soundPlayer.getState();
  soundPlayer.setState({ showsListenedCount: showsListenedCount + 1 });
  capture('show_listened', { show_id: show.id, show_title: track?.title ?? show.title });
}
