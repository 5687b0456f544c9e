import { createStore } from 'zustand/vanilla';
import type { SoundOwner } from '../one-sound.ts';
import { errors, type Feature, type Loaded, playback, speed, time, volume } from './features.ts';
import { audioElement, type Medium } from './medium.ts';
import { clampSpeed, clampVolume } from './ranges.ts';
import { refusalOf, SoundFailure } from './sound-failure.ts';
import { type SoundState, silence } from './sound-state.ts';
import type { Source } from './source.ts';

/** What the owner of a loaded sound may do with it. Once another sound was loaded, all of it does nothing. */
export type Sound = {
  play(): Promise<void>;
  /** Also cancels a play that waits for the sound to arrive. */
  pause(): void;
  seek(seconds: number): void;
  /** Lets go of the sound; nothing more is fetched for it. */
  unload(): void;
};

type Current = Loaded & {
  owner: SoundOwner;
  abort: AbortController;
  attached: boolean;
  ready: Promise<boolean>;
  /** The second to begin at, once the sound is there. */
  at: number;
  /** The play that was asked for last and not cancelled since. */
  asked: symbol | null;
};

/** The sound engine: one source at a time, its features fed by the medium's events. It knows nothing of React. */
export function createEngine(audio: () => HTMLAudioElement = audioElement) {
  const store = createStore<SoundState>(() => silence);
  const features: Feature[] = [playback, time, volume, speed, errors];
  let loaded: Current | null = null;

  /** What the visitor has chosen, whatever is heard. */
  function chosen() {
    const { volume, muted, speed } = store.getState();
    return { volume, muted, speed };
  }

  /** Loads a source for its owner, to start at that second. The owner of the one before is told that it is gone. */
  function load(owner: SoundOwner, source: Source, at = 0): Sound {
    const before = loaded;
    if (before) letGo(before);
    if (before && before.owner !== owner) before.owner.lose();
    const abort = new AbortController();
    const medium = source.medium ?? audio();
    store.setState({
      ...silence,
      ...chosen(),
      key: source.key,
      status: 'loading',
      can: source.can,
      time: at,
    });
    const current: Current = {
      ...{ owner, source, medium, store, signal: abort.signal, abort },
      ...{ attached: false, ready: Promise.resolve(true), at, asked: null },
    };
    loaded = current;
    for (const feature of features) feature(current);
    beginAt(current);
    current.ready = attach(current);
    return handleOf(current);
  }

  function handleOf(current: Current): Sound {
    const whileMine = (act: () => void) => () => {
      if (loaded === current) act();
    };
    return {
      play: () => play(current),
      pause: whileMine(() => pause(current)),
      seek: (seconds) => whileMine(() => seek(current, seconds))(),
      unload: whileMine(() => letGo(current)),
    };
  }

  async function attach(current: Current): Promise<boolean> {
    try {
      await current.source.attach(current.medium, current.signal);
      current.attached = true;
      return !current.signal.aborted;
    } catch (error) {
      if (!current.signal.aborted) fail(error);
      return false;
    }
  }

  function fail(error: unknown) {
    const refusal = refusalOf(error);
    if (refusal === 'none') return;
    if (refusal === 'tap') return store.setState({ status: 'tap' });
    console.error('Play failed:', error instanceof SoundFailure && error.cause ? error.cause : error);
    store.setState({ status: 'failed', failure: refusal });
  }

  async function play(current: Current): Promise<void> {
    if (loaded !== current) return;
    const ask = Symbol('play');
    current.asked = ask;
    const isWanted = () => loaded === current && current.asked === ask;
    if (!current.attached && store.getState().status === 'paused') store.setState({ status: 'loading' });
    if (!(await current.ready) || !isWanted()) return;
    try {
      await current.medium.play();
    } catch (error) {
      if (isWanted()) fail(error);
    }
  }

  function pause(current: Current): void {
    current.asked = null;
    current.medium.pause();
    // A medium that has not begun has nothing to pause, so it gives no event.
    if (store.getState().status === 'loading') store.setState({ status: 'paused' });
  }

  function letGo({ medium, abort }: Current): void {
    loaded = null;
    // First nobody listens any more, so that the pause is not taken for one of the visitor's.
    abort.abort();
    medium.pause();
    store.setState({ ...silence, ...chosen() });
  }

  function seek(current: Current, seconds: number): void {
    const { medium, source } = current;
    if (!source.can.seek || !Number.isFinite(seconds)) return;
    const wanted = Math.max(seconds, 0);
    if (Number.isNaN(medium.duration)) {
      current.at = wanted;
      store.setState({ time: wanted });
    } else medium.currentTime = Math.min(wanted, medium.duration);
  }

  return {
    store,
    load,
    /** WebKit lets an element play later only if it was touched in the visitor's gesture. */
    unlock: () => {
      if (!loaded) audio().load();
    },
    setVolume(value: number) {
      const volume = clampVolume(value);
      if (loaded?.source.can.volume) loaded.medium.volume = volume;
      else store.setState({ volume });
    },
    setMuted(muted: boolean) {
      if (loaded?.source.can.volume) loaded.medium.muted = muted;
      else store.setState({ muted });
    },
    setSpeed(value: number) {
      const speed = clampSpeed(value);
      if (loaded?.source.can.speed) loaded.medium.playbackRate = speed;
      else store.setState({ speed });
    },
    /** Adds a feature, for what plays now as well. */
    use(feature: Feature) {
      features.push(feature);
      if (loaded) feature(loaded);
    },
    medium: (): Medium | null => loaded?.medium ?? null,
  };
}

function beginAt(current: Current) {
  const { medium, signal } = current;
  const go = () => {
    if (current.at > 0 && medium.duration > current.at) medium.currentTime = current.at;
  };
  medium.addEventListener('loadedmetadata', go, { signal, once: true });
}

/** The page's engine. */
export const engine = createEngine();
