import type { BrowserSettings } from '../browser-settings.ts';
import { recallSaved } from '../saved/saved.ts';
import { audioHostOf, withAgreement } from './audio-host.ts';
import {
  chooseShow,
  currentShow,
  isLoaded,
  place,
  recallShow,
  rememberNowAndThen,
  rememberPlace,
} from './current-show.ts';
import { engine, type Sound } from './engine/engine.ts';
import { mediaSessionFeature, showInMediaSession } from './engine/media-session.ts';
import { showSource } from './engine/show-source.ts';
import type { SoundState } from './engine/sound-state.ts';
import { keepPlayer } from './kept-player.ts';
import { countListening } from './listening.ts';
import { showOwner } from './load-show-player.ts';
import { mixSourceOf } from './mix-player.ts';
import { leaveSound, takeSound } from './one-sound.ts';
import { addNext, queueRest, removeFromQueue, takeNext } from './queue.ts';
import { createShowAddresses } from './show-address.ts';
import { setSleep } from './sleep-timer.ts';
import { engineKeyOf, type PlayableShow, setPlayerVisible, soundPlayer } from './sound-player.ts';

/** A failure in mid-show is met with a fresh address, if the last one brought at least this much. */
const worthReopening = 3;

type PlayOptions = { at?: number | undefined; list?: readonly PlayableShow[] | undefined };

/** Plays shows on demand through the engine, R-403…R-408. */
function createShowPlayer(settings: BrowserSettings) {
  const { addressOf, askAhead, imageOf } = createShowAddresses(settings);
  let sound: Sound | null = null;
  /** Playback was asked for and has not begun: its beginning counts as a listening. */
  let starting = false;
  let openedAt = 0;

  function open(show: PlayableShow, at: number) {
    openedAt = at;
    const key = engineKeyOf(show);
    const mix = show.recording?.kind === 'mixcloud';
    const source = mix ? mixSourceOf(key, show) : showSource(key, (signal) => addressOf(show, signal));
    const host = audioHostOf(show);
    sound = engine.load(showOwner, host ? withAgreement(host, source, letGo) : source, at);
  }

  function play(show: PlayableShow, { at, list }: PlayOptions = {}): Promise<void> {
    recallSaved();
    if (list) queueRest(list, show);
    const same = currentShow()?.id === show.id;
    if (!same) {
      rememberPlace();
      chooseShow(show, imageOf(show), at);
    }
    setPlayerVisible(true);
    if (at === undefined) return start();
    if (isLoaded(currentShow())) sound?.seek(at);
    else soundPlayer.setState({ leftAt: at });
    return start();
  }

  async function start(): Promise<void> {
    const show = currentShow();
    if (!show) return;
    takeSound(showOwner);
    starting = true;
    const { status } = engine.store.getState();
    if (!isLoaded(show) || status === 'failed') open(show, place());
    else if (status === 'ended') sound?.seek(0);
    await sound?.play();
  }

  function pause() {
    starting = false;
    sound?.pause();
    rememberPlace();
  }

  function letGo() {
    pause();
    sound?.unload();
    leaveSound(showOwner);
  }

  function stop() {
    pause();
    sound?.seek(0);
    soundPlayer.setState({ leftAt: 0 });
  }

  function seekTo(seconds: number) {
    const show = currentShow();
    if (isLoaded(show)) sound?.seek(seconds);
    else soundPlayer.setState({ leftAt: Math.min(Math.max(seconds, 0), show?.recording?.seconds ?? 0) });
    rememberPlace();
  }

  function next(): Promise<void> | void {
    const show = takeNext();
    if (show) return play(show);
  }

  function close() {
    letGo();
    setPlayerVisible(false);
  }

  function begun(show: PlayableShow) {
    starting = false;
    countListening(show);
    showInMediaSession(
      {
        title: show.title,
        artist: show.residents.map(({ name }) => name).join(', '),
        image: imageOf(show),
      },
      '/icon-512.png',
      {
        play: start,
        pause,
        stop,
        seek: { by: (seconds) => seekTo(place() + seconds), to: seekTo },
        next: () => void next(),
      },
    );
    rememberPlace();
  }

  function ended() {
    rememberPlace();
    soundPlayer.setState({ leftAt: 0 });
    if (soundPlayer.getState().sleepAt === 'end') return setSleep(null);
    void next();
  }

  function failed(show: PlayableShow, at: number) {
    if (at - openedAt < worthReopening) return;
    console.warn(`The sound of "${show.title}" broke off at ${Math.round(at)} s; asking for a fresh address`);
    open(show, at);
    void sound?.play();
  }

  function follow(state: SoundState, before: SoundState) {
    const show = currentShow();
    if (!show) return;
    const key = engineKeyOf(show);
    if (state.key !== key) {
      if (before.key === key) soundPlayer.setState({ isPlaying: false, loading: false, leftAt: before.time });
      return;
    }
    const { status } = state;
    if (status !== before.status || before.key !== key) {
      const loading = status === 'loading' || status === 'waiting';
      soundPlayer.setState({ isPlaying: status === 'playing', loading });
      if (status === 'playing' && starting) begun(show);
      if (status === 'paused') rememberPlace();
      if (status === 'ended') ended();
      if (status === 'failed' && soundWasWanted(before)) failed(show, state.time);
    }
    if (status === 'playing') rememberNowAndThen(state.time);
  }

  engine.use(mediaSessionFeature);
  engine.store.subscribe(follow);
  recallShow();
  keepPlayer();
  addEventListener('pagehide', rememberPlace);

  return {
    play,
    /** Asks for the address of a show that is about to be played. */
    askAhead(show: PlayableShow) {
      if (!isLoaded(show)) askAhead(show);
    },
    /** Goes on with the show in the player. */
    start,
    pause,
    stop,
    seekTo,
    seekBy: (seconds: number) => seekTo(place() + seconds),
    place,
    next,
    close,
    addNext,
    removeFromQueue,
  };
}
export type ShowPlayer = ReturnType<typeof createShowPlayer>;

function soundWasWanted(before: SoundState): boolean {
  return before.status === 'playing' || before.status === 'waiting';
}

let player: ShowPlayer | null = null;
export function showPlayer(settings: BrowserSettings): ShowPlayer {
  player ??= createShowPlayer(settings);
  return player;
}
