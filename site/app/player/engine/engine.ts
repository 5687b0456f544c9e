import { createStore } from 'zustand/vanilla';
import type { SoundOwner } from '../sound-owner.ts';
import { errors, type Feature, type Loaded, playback, speed, time, volume } from './features.ts';
import { audioElement, type MediaElementLike } from './media-element.ts';
import { clampSpeed, clampVolume } from './ranges.ts';
import { playRefusal, SoundFailure } from './sound-failure.ts';
import { initialState, type SoundState, soundStore } from './sound-state.ts';
import type { Source } from './source.ts';

/** Controls for the owner of a loaded sound. They do nothing once another sound is loaded. */
export type Sound = {
  play(): Promise<void>;
  /** Also cancels a `play` that still waits for the sound to load. */
  pause(): void;
  seek(seconds: number): void;
  /** Stops the sound; nothing more is fetched for it. */
  unload(): void;
};

type Current = Loaded & {
  owner: SoundOwner;
  abort: AbortController;
  attached: boolean;
  ready: Promise<boolean>;
  /** In seconds; applied once the duration is known. */
  startPosition: number;
  /** Identifies the last call of `play`; null once that was cancelled. */
  playRequest: symbol | null;
};

/** The sound engine: plays one source at a time and sets its state from the element's events. It does not depend on React. */
export function createEngine(
  audio: () => HTMLAudioElement,
  store = createStore<SoundState>(() => initialState),
) {
  const features: Feature[] = [playback, time, volume, speed, errors];
  let loaded: Current | null = null;

  /** The visitor's settings, which apply to every sound. */
  function settings() {
    const { volume, muted, speed } = store.getState();
    return { volume, muted, speed };
  }

  /** Loads a source for its owner, to start at `startPosition`. If another owner had the sound before, that owner loses it. */
  function load(owner: SoundOwner, source: Source, startPosition = 0): Sound {
    const before = loaded;
    if (before) unload(before);
    if (before && before.owner !== owner) before.owner.onLost();
    const abort = new AbortController();
    const element = source.element ?? audio();
    store.setState({
      ...initialState,
      ...settings(),
      key: source.key,
      status: 'loading',
      can: source.can,
      time: startPosition,
    });
    const current: Current = {
      ...{ owner, source, element, store, signal: abort.signal, abort },
      ...{ attached: false, ready: Promise.resolve(true), startPosition, playRequest: null },
    };
    loaded = current;
    for (const feature of features) feature(current);
    seekToStart(current);
    current.ready = attach(current);
    return handleOf(current);
  }

  function handleOf(current: Current): Sound {
    const whileLoaded = (act: () => void) => () => {
      if (loaded === current) act();
    };
    return {
      play: () => play(current),
      pause: whileLoaded(() => pause(current)),
      seek: (seconds) => whileLoaded(() => seek(current, seconds))(),
      unload: whileLoaded(() => unload(current)),
    };
  }

  async function attach(current: Current): Promise<boolean> {
    try {
      await current.source.attach(current.element, current.signal);
      current.attached = true;
      return !current.signal.aborted;
    } catch (error) {
      if (!current.signal.aborted) fail(error);
      return false;
    }
  }

  function fail(error: unknown) {
    const refusal = playRefusal(error);
    if (refusal === 'none') return;
    if (refusal === 'tap') return store.setState({ status: 'tap' });
    console.error('Play failed:', error instanceof SoundFailure && error.cause ? error.cause : error);
    store.setState({ status: 'failed', failure: refusal });
  }

  async function play(current: Current): Promise<void> {
    if (loaded !== current) return;
    const request = Symbol('play');
    current.playRequest = request;
    const isWanted = () => loaded === current && current.playRequest === request;
    if (!current.attached && store.getState().status === 'paused') store.setState({ status: 'loading' });
    if (!(await current.ready) || !isWanted()) return;
    try {
      await current.element.play();
    } catch (error) {
      if (isWanted()) fail(error);
    }
  }

  function pause(current: Current): void {
    current.playRequest = null;
    current.element.pause();
    // An element that has not started has nothing to pause, so it fires no event.
    if (store.getState().status === 'loading') store.setState({ status: 'paused' });
  }

  function unload({ element, abort }: Current): void {
    loaded = null;
    // Aborted first, so that the pause event is not mistaken for a pause by the visitor.
    abort.abort();
    element.pause();
    store.setState({ ...initialState, ...settings() });
  }

  function seek(current: Current, seconds: number): void {
    const { element, source } = current;
    if (!source.can.seek || !Number.isFinite(seconds)) return;
    const wanted = Math.max(seconds, 0);
    if (Number.isNaN(element.duration)) {
      current.startPosition = wanted;
      store.setState({ time: wanted });
    } else {
      element.currentTime = Math.min(wanted, element.duration);
      // Read at once, so that the position can be stored. No event says that a sound is no longer at its end.
      const { status } = store.getState();
      store.setState({ time: element.currentTime, status: status === 'ended' ? 'paused' : status });
    }
  }

  return {
    store,
    load,
    setVolume(value: number) {
      const volume = clampVolume(value);
      if (loaded?.source.can.volume) loaded.element.volume = volume;
      else store.setState({ volume });
    },
    setMuted(muted: boolean) {
      if (loaded?.source.can.volume) loaded.element.muted = muted;
      else store.setState({ muted });
    },
    setSpeed(value: number) {
      const speed = clampSpeed(value);
      if (loaded?.source.can.speed) loaded.element.playbackRate = speed;
      else store.setState({ speed });
    },
    /** Adds a feature, also to the sound that is loaded now. */
    use(feature: Feature) {
      features.push(feature);
      if (loaded) feature(loaded);
    },
    element: (): MediaElementLike | null => loaded?.element ?? null,
  };
}

function seekToStart(current: Current) {
  const { element, signal } = current;
  const go = () => {
    if (current.startPosition > 0 && element.duration > current.startPosition)
      element.currentTime = current.startPosition;
  };
  element.addEventListener('loadedmetadata', go, { signal, once: true });
}

/** The page's engine. */
export const engine = createEngine(audioElement, soundStore);
