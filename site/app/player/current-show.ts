import { resumeAt } from '../saved/resume.ts';
import { recallSaved, rememberListening, saved } from '../saved/saved.ts';
import { engine } from './engine/engine.ts';
import { recallPlayer } from './kept-player.ts';
import { engineKeyOf, type PlayableShow, soundPlayer } from './sound-player.ts';

/** The show in the player, and where it is. The engine may meanwhile play something else. */

const rememberEvery = 5; // seconds of sound
let rememberedAt = 0;

export function currentShow(): PlayableShow | null {
  return soundPlayer.getState().show;
}

export function isLoaded(show: PlayableShow | null): boolean {
  return show !== null && engine.store.getState().key === engineKeyOf(show);
}

export function place(): number {
  return isLoaded(currentShow()) ? engine.store.getState().time : soundPlayer.getState().leftAt;
}

/** Puts a show into the player, to begin at that second or where it was left last time. */
export function chooseShow(show: PlayableShow, image: string, at?: number): void {
  soundPlayer.setState({
    show,
    leftAt: at ?? resumeAt(saved.getState().history, show.id),
    noodsShowPage: show.id,
    currentlyPlaying: show.id,
    soundCloudTitle: show.title,
    soundCloudImage: image,
    soundCloudId: '',
    soundStreamUrl: '',
    track: null,
    waveformUrl: null,
    wholeAt: null,
    asksForHost: null,
  });
}

/** The show of the last visit, unless one was chosen already. */
export function recallShow(): void {
  const kept = recallPlayer();
  if (!kept || currentShow()) return;
  recallSaved();
  const leftAt = kept.show ? resumeAt(saved.getState().history, kept.show.id) : 0;
  soundPlayer.setState({ ...kept, leftAt });
}

/** Writes down where it is, for the next visit and for the list of what was heard. */
export function rememberPlace(): void {
  const show = currentShow();
  if (!show || !isLoaded(show)) return;
  const { time, duration } = engine.store.getState();
  soundPlayer.setState({ leftAt: time });
  if (time > 0) rememberListening(show, time, duration || (show.recording?.seconds ?? 0));
  rememberedAt = time;
}

export function rememberNowAndThen(time: number): void {
  if (Math.abs(time - rememberedAt) >= rememberEvery) rememberPlace();
}
