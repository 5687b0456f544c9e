import type { BrowserSettings } from '../browser-settings.ts';
import { audioHostOf, withConsent } from './audio-host.ts';
import { countListening } from './count-listening.ts';
import {
  chooseShow,
  currentPosition,
  currentShow,
  isLoaded,
  restoreShow,
  storePosition,
  storePositionWhilePlaying,
} from './current-show.ts';
import { engine, type Sound } from './engine/engine.ts';
import { mediaSessionFeature, showInMediaSession } from './engine/media-session.ts';
import { showSource } from './engine/show-source.ts';
import type { SoundState } from './engine/sound-state.ts';
import { mixSourceFor } from './mix-source.ts';
import { addNext, queueRest, removeFromQueue, takeNext } from './queue.ts';
import { createShowStreams } from './show-streams.ts';
import { setSleep } from './sleep-timer.ts';
import { claimSound, releaseSound, type SoundOwner } from './sound-owner.ts';
import { engineKeyOf, type PlayableShow, setPlayerVisible, soundPlayer } from './sound-player.ts';
import { storePlayerChanges } from './stored-player.ts';

/** After a failure the stream is fetched again if the last one led at least this many seconds away, in either direction. */
const minSecondsToReopen = 3;

type PlayOptions = { at?: number | undefined; list?: readonly PlayableShow[] | undefined };

/** Plays shows on demand through the engine, R-403…R-408. */
function createShowPlayer(settings: BrowserSettings, owner: SoundOwner) {
  const { fetchStream, prefetchStream, imageUrl } = createShowStreams(settings);
  let sound: Sound | null = null;
  /** Whether playback was requested and has not started yet; the start is counted. */
  let starting = false;
  let openedAt = 0;

  function open(show: PlayableShow, at: number) {
    openedAt = at;
    const key = engineKeyOf(show);
    const mix = show.recording?.kind === 'mixcloud';
    const source = mix ? mixSourceFor(key, show) : showSource(key, (signal) => fetchStream(show, signal));
    const host = audioHostOf(show);
    sound = engine.load(owner, host ? withConsent(host, source, unload) : source, at);
  }

  function play(show: PlayableShow, { at, list }: PlayOptions = {}): Promise<void> {
    if (list) queueRest(list, show);
    else removeFromQueue(show.id);
    const same = currentShow()?.id === show.id;
    if (!same) {
      storePosition();
      chooseShow(show, imageUrl(show), at);
    }
    setPlayerVisible(true);
    if (at === undefined) return start();
    if (isLoaded(currentShow())) sound?.seek(at);
    else soundPlayer.setState({ position: at });
    return start();
  }

  async function start(): Promise<void> {
    const show = currentShow();
    if (!show) return;
    claimSound(owner);
    starting = true;
    const { status } = engine.store.getState();
    if (!isLoaded(show) || status === 'failed') open(show, currentPosition());
    else if (status === 'ended') sound?.seek(0);
    await sound?.play();
  }

  function pause() {
    starting = false;
    sound?.pause();
    storePosition();
  }

  function unload() {
    pause();
    sound?.unload();
    releaseSound(owner);
  }

  function stop() {
    pause();
    sound?.seek(0);
    soundPlayer.setState({ position: 0 });
  }

  function seekTo(seconds: number) {
    const show = currentShow();
    if (isLoaded(show)) sound?.seek(seconds);
    else soundPlayer.setState({ position: Math.min(Math.max(seconds, 0), show?.recording?.seconds ?? 0) });
    storePosition();
  }

  function next(): Promise<void> | void {
    const show = takeNext();
    if (show) return play(show);
  }

  function close() {
    unload();
    setPlayerVisible(false);
  }

  function onStarted(show: PlayableShow) {
    starting = false;
    countListening(show);
    showInMediaSession(
      {
        title: show.title,
        artist: show.residents.map(({ name }) => name).join(', '),
        image: imageUrl(show),
      },
      '/icon-512.png',
      {
        play: start,
        pause,
        stop,
        seek: { by: (seconds) => seekTo(currentPosition() + seconds), to: seekTo },
        next: () => void next(),
      },
    );
    storePosition();
  }

  function onEnded() {
    storePosition();
    soundPlayer.setState({ position: 0 });
    if (soundPlayer.getState().sleepAt === 'end') return setSleep(null);
    void next();
  }

  function reopenAfterFailure(show: PlayableShow, at: number) {
    if (Math.abs(at - openedAt) < minSecondsToReopen) return;
    console.warn(`The sound of "${show.title}" broke off at ${Math.round(at)} s; fetching its stream again`);
    open(show, at);
    void sound?.play();
  }

  function onSoundChange(state: SoundState, before: SoundState) {
    const show = currentShow();
    if (!show) return;
    const key = engineKeyOf(show);
    if (state.key !== key) {
      if (before.key === key)
        soundPlayer.setState({ isPlaying: false, loading: false, position: before.time });
      return;
    }
    const { status } = state;
    if (status !== before.status || before.key !== key) {
      const loading = status === 'loading' || status === 'waiting';
      soundPlayer.setState({ isPlaying: status === 'playing', loading });
      if (status === 'playing' && starting) onStarted(show);
      if (status === 'paused') storePosition();
      if (status === 'ended') onEnded();
      if (status === 'failed' && wasPlaying(before)) reopenAfterFailure(show, state.time);
    }
    if (status === 'playing') storePositionWhilePlaying(state.time);
  }

  engine.use(mediaSessionFeature);
  engine.store.subscribe(onSoundChange);
  restoreShow();
  storePlayerChanges();
  addEventListener('pagehide', storePosition);

  return {
    play,
    /** Fetches the stream of a show that is about to be played. */
    prefetch(show: PlayableShow) {
      if (!isLoaded(show)) prefetchStream(show);
    },
    /** Plays the show that is in the player. */
    start,
    pause,
    stop,
    seekTo,
    seekBy: (seconds: number) => seekTo(currentPosition() + seconds),
    next,
    close,
    addNext,
    removeFromQueue,
  };
}
export type ShowPlayer = ReturnType<typeof createShowPlayer>;

function wasPlaying(before: SoundState): boolean {
  return before.status === 'playing' || before.status === 'waiting';
}

let player: ShowPlayer | null = null;
export function showPlayer(settings: BrowserSettings, owner: SoundOwner): ShowPlayer {
  player ??= createShowPlayer(settings, owner);
  return player;
}
