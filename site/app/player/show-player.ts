import { recordingUrl, type StreamAddress } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { resumeAt } from '../saved/resume.ts';
import { recallSaved, rememberListening, saved } from '../saved/saved.ts';
import { createAudioService } from './audio-service.ts';
import { createAudioSession } from './audio-session.ts';
import { engine } from './engine/engine.ts';
import { mediaSessionFeature, seekStep, showInMediaSession } from './engine/media-session.ts';
import { showSource } from './engine/show-source.ts';
import type { SoundState } from './engine/sound-state.ts';
import { keepPlayer, recallPlayer } from './kept-player.ts';
import { countListening } from './listening.ts';
import { mixSourceOf } from './mix-player.ts';
import { leaveSound, takeSound } from './one-sound.ts';
import { engineKeyOf, type PlayableShow, setPlayerVisible, soundPlayer } from './sound-player.ts';

const trackLoadDelay = 500;
const rememberEvery = 5; // seconds of sound
/** A failure in mid-show is met with a fresh address, if the last one brought at least this much. */
const worthReopening = 3;

export type PlayOptions = { at?: number | undefined; list?: readonly PlayableShow[] | undefined };

/** Plays shows on demand through the engine, R-403…R-408. */
export function createShowPlayer(settings: BrowserSettings) {
  const browserFetch = (address: string, init: RequestInit) => fetch(address, init);
  const session = createAudioSession({
    contentUrl: settings.contentHost,
    fetch: browserFetch,
    storage: () => localStorage,
    now: Date.now,
  });
  const service = createAudioService({ audioUrl: settings.audioHost, session, fetch: browserFetch });
  /** Playback was asked for and has not begun: its beginning counts as a listening. */
  let starting = false;
  let rememberedAt = 0;
  let openedAt = 0;
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;

  function currentShow(): PlayableShow | null {
    return soundPlayer.getState().show;
  }
  function isLoaded(show: PlayableShow | null): boolean {
    return show !== null && engine.store.getState().key === engineKeyOf(show);
  }
  function place(): number {
    return isLoaded(currentShow()) ? engine.store.getState().time : soundPlayer.getState().leftAt;
  }

  async function addressOf(show: PlayableShow, signal: AbortSignal): Promise<StreamAddress> {
    const { recording } = show;
    const asked = recording?.kind === 'file' ? recordingUrl(recording.name) : (recording?.url ?? '');
    const track = await service.resolve(asked, signal);
    const { title, id, stream_url } = track;
    const artwork_url = track.artwork_url ?? imageOf(show);
    soundPlayer.setState({
      track: { title, artwork_url, id, stream_url },
      soundCloudId: id,
      soundStreamUrl: stream_url,
      waveformUrl: track.waveform_url && addressAt(track.waveform_url),
    });
    const address = await service.stream(stream_url, signal);
    return { ...address, url: addressAt(address.url) };
  }

  /** Paths of the audio service start at its own host. */
  function addressAt(address: string): string {
    if (!address.startsWith('/') || address.startsWith(`${settings.audioHost}/`)) return address;
    return `${settings.audioHost}${address}`;
  }

  function imageOf(show: PlayableShow): string {
    return `${settings.contentHost}${picturePath(show.picture.name, 480, 'jpg')}`;
  }

  function choose(show: PlayableShow, leftAt: number) {
    soundPlayer.setState({
      show,
      leftAt,
      noodsShowPage: show.id,
      currentlyPlaying: show.id,
      soundCloudTitle: show.title,
      soundCloudImage: imageOf(show),
      soundCloudId: '',
      soundStreamUrl: '',
      track: null,
      waveformUrl: null,
      shouldLoadTrack: false,
      asksForHost: false,
    });
  }

  function open(show: PlayableShow, at: number) {
    openedAt = at;
    rememberedAt = at;
    const key = engineKeyOf(show);
    const mix = show.recording?.kind === 'mixcloud';
    engine.load(mix ? mixSourceOf(key, show) : showSource(key, (signal) => addressOf(show, signal)), at);
    setTimeout(() => soundPlayer.setState({ shouldLoadTrack: true }), trackLoadDelay);
  }

  function play(show: PlayableShow, { at, list }: PlayOptions = {}): Promise<void> {
    recallSaved();
    if (list) soundPlayer.setState({ queue: after(list, show) });
    const same = currentShow()?.id === show.id;
    if (!same) {
      remember();
      choose(show, at ?? resumeAt(saved.getState().history, show.id));
    }
    setPlayerVisible(true);
    if (at === undefined) return start();
    if (isLoaded(currentShow())) engine.seek(at);
    else soundPlayer.setState({ leftAt: at });
    return start();
  }

  async function start(): Promise<void> {
    const show = currentShow();
    if (!show) return;
    takeSound('show', pause);
    starting = true;
    const { status } = engine.store.getState();
    if (!isLoaded(show) || status === 'failed') open(show, place());
    else if (status === 'ended') engine.seek(0);
    await engine.play();
  }

  function pause() {
    starting = false;
    engine.pause();
    remember();
  }

  function stop() {
    pause();
    if (isLoaded(currentShow())) engine.seek(0);
    soundPlayer.setState({ leftAt: 0 });
  }

  function toggle(): Promise<void> | void {
    const { status } = engine.store.getState();
    const busy = status === 'playing' || status === 'waiting' || status === 'loading';
    return isLoaded(currentShow()) && busy ? pause() : start();
  }

  function seekTo(seconds: number) {
    const show = currentShow();
    if (isLoaded(show)) engine.seek(seconds);
    else soundPlayer.setState({ leftAt: Math.min(Math.max(seconds, 0), show?.recording?.seconds ?? 0) });
    remember();
  }

  function remember() {
    const show = currentShow();
    if (!show || !isLoaded(show)) return;
    const { time, duration } = engine.store.getState();
    soundPlayer.setState({ leftAt: time });
    if (time > 0) rememberListening(show, time, duration || (show.recording?.seconds ?? 0));
    rememberedAt = time;
  }

  function next(): Promise<void> | void {
    const [show, ...queue] = soundPlayer.getState().queue;
    if (!show) return;
    soundPlayer.setState({ queue });
    return play(show);
  }

  function close() {
    const loaded = isLoaded(currentShow());
    pause();
    if (loaded) engine.unload();
    leaveSound('show');
    setPlayerVisible(false);
  }

  function setSleep(sleepAt: number | 'end' | null) {
    clearTimeout(sleepTimer);
    soundPlayer.setState({ sleepAt });
    if (typeof sleepAt !== 'number') return;
    sleepTimer = setTimeout(() => {
      soundPlayer.setState({ sleepAt: null });
      if (isLoaded(currentShow())) pause();
    }, sleepAt - Date.now());
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
    remember();
  }

  function ended() {
    remember();
    soundPlayer.setState({ leftAt: 0 });
    if (soundPlayer.getState().sleepAt === 'end') return setSleep(null);
    void next();
  }

  function failed(show: PlayableShow, at: number) {
    if (at - openedAt < worthReopening) return;
    console.warn(`The sound of "${show.title}" broke off at ${Math.round(at)} s; asking for a fresh address`);
    open(show, at);
    void engine.play();
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
      if (status === 'paused') remember();
      if (status === 'ended') ended();
      if (status === 'failed' && soundWasWanted(before)) failed(show, state.time);
    }
    if (Math.abs(state.time - rememberedAt) >= rememberEvery && status === 'playing') remember();
  }

  engine.use(mediaSessionFeature);
  engine.store.subscribe(follow);
  const kept = recallPlayer();
  if (kept && !currentShow()) {
    recallSaved();
    const leftAt = kept.show ? resumeAt(saved.getState().history, kept.show.id) : 0;
    soundPlayer.setState({ ...kept, leftAt });
  }
  keepPlayer();
  addEventListener('pagehide', remember);
  void session.start();

  return {
    play,
    toggle,
    pause,
    stop,
    seekTo,
    seekBy: (seconds: number) => seekTo(place() + seconds),
    place,
    next,
    close,
    setSleep,
    addNext: (show: PlayableShow) =>
      soundPlayer.setState(({ queue }) => ({ queue: [show, ...queue.filter(({ id }) => id !== show.id)] })),
    removeFromQueue: (id: string) =>
      soundPlayer.setState(({ queue }) => ({ queue: queue.filter((one) => one.id !== id) })),
  };
}
export type ShowPlayer = ReturnType<typeof createShowPlayer>;
export { seekStep };

function soundWasWanted(before: SoundState): boolean {
  return before.status === 'playing' || before.status === 'waiting';
}

/** The shows of a list that come after one, playable ones only. */
export function after(list: readonly PlayableShow[], show: PlayableShow): PlayableShow[] {
  const at = list.findIndex(({ id }) => id === show.id);
  return at < 0 ? [] : list.slice(at + 1).filter(({ recording }) => recording !== null);
}

let player: ShowPlayer | null = null;
export function showPlayer(settings: BrowserSettings): ShowPlayer {
  player ??= createShowPlayer(settings);
  return player;
}
