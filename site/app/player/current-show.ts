import { engine } from './engine/engine.ts';
import { listeningHistory } from './listening-history.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';
import { readStoredPlayer } from './stored-player.ts';

/** The show in the player and its position. The engine may play another sound meanwhile. */

const storeEvery = 5; // seconds of sound
let storedPosition = 0;
let storedShow = '';

export function currentShow(): PlayableShow | null {
  return soundPlayer.getState().show;
}

export function isLoaded(show: PlayableShow | null): boolean {
  return show !== null && engine.store.getState().key === engineKeyOf(show);
}

/** The position in the current show, in seconds. */
export function currentPosition(): number {
  return isLoaded(currentShow()) ? engine.store.getState().time : soundPlayer.getState().position;
}

/** Puts a show into the player, at the second `at` or else where the listener stopped last time. */
export function chooseShow(show: PlayableShow, image: string, at?: number): void {
  soundPlayer.setState({
    show,
    position: at ?? listeningHistory().resumePosition(show.id),
    noodsShowPage: show.id,
    currentlyPlaying: show.id,
    soundCloudTitle: show.title,
    soundCloudImage: image,
    soundCloudId: '',
    soundStreamUrl: '',
    track: null,
    waveformUrl: null,
    fullRecordingUrl: null,
    hostToConfirm: null,
  });
}

/** Puts the show of the last visit into the player, unless one was chosen already. */
export function restoreShow(): void {
  const stored = readStoredPlayer();
  if (!stored || currentShow()) return;
  const position = stored.show ? listeningHistory().resumePosition(stored.show.id) : 0;
  soundPlayer.setState({ ...stored, position });
}

/** Stores the position, for the next visit and for the listening history. */
export function storePosition(): void {
  const show = currentShow();
  if (!show || !isLoaded(show)) return;
  const { time, duration } = engine.store.getState();
  soundPlayer.setState({ position: time });
  // A position is stored once: the visitor may have erased it since.
  if (time === storedPosition && show.id === storedShow) return;
  if (time > 0) listeningHistory().remember(show, time, duration || (show.recording?.seconds ?? 0));
  storedPosition = time;
  storedShow = show.id;
}

export function storePositionWhilePlaying(time: number): void {
  if (Math.abs(time - storedPosition) >= storeEvery) storePosition();
}
