import { createStore } from 'zustand/vanilla';
import { errors, type Feature, type Loaded, playback, speed, time, volume } from './features.ts';
import { audioElement, type Medium } from './medium.ts';
import { clampSpeed, clampVolume } from './ranges.ts';
import { refusalOf, SoundFailure, sentences } from './sound-failure.ts';
import { type SoundState, silence } from './sound-state.ts';
import type { Source } from './source.ts';

/** The sound engine: one source at a time, its features fed by the medium's events. It knows nothing of React. */
export function createEngine(audio: () => HTMLAudioElement = audioElement) {
  const store = createStore<SoundState>(() => silence);
  const features: Feature[] = [playback, time, volume, speed, errors];
  let loaded: (Loaded & { abort: AbortController; ready: Promise<boolean> }) | null = null;

  /** Loads a source, letting go of the one before, and starts at that second. */
  function load(source: Source, at = 0): void {
    unload();
    const abort = new AbortController();
    const medium = source.medium ?? audio();
    const { volume, speed } = store.getState();
    store.setState({
      ...silence,
      volume,
      speed,
      key: source.key,
      status: 'loading',
      can: source.can,
      time: at,
    });
    loaded = { source, medium, store, signal: abort.signal, abort, ready: Promise.resolve(true) };
    for (const feature of features) feature(loaded);
    if (at > 0) startAt(loaded, at);
    loaded.ready = attach(loaded);
  }

  async function attach(current: Loaded): Promise<boolean> {
    try {
      await current.source.attach(current.medium, current.signal);
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
    store.setState({ status: 'failed', failure: { code: refusal, sentence: sentences[refusal] } });
  }

  async function play(): Promise<void> {
    const current = loaded;
    if (!current || !(await current.ready) || loaded !== current) return;
    try {
      await current.medium.play();
    } catch (error) {
      if (loaded === current) fail(error);
    }
  }

  /** Lets go of the sound; nothing more is fetched for it. */
  function unload(): void {
    if (!loaded) return;
    const { medium, abort } = loaded;
    loaded = null;
    medium.pause();
    abort.abort();
    const { volume, speed } = store.getState();
    store.setState({ ...silence, volume, speed });
  }

  function seek(seconds: number): void {
    const medium = loaded?.medium;
    if (!medium || !loaded?.source.can.seek || !Number.isFinite(seconds)) return;
    const end = Number.isFinite(medium.duration) ? medium.duration : Number.POSITIVE_INFINITY;
    medium.currentTime = Math.min(Math.max(seconds, 0), end);
  }

  return {
    store,
    load,
    play,
    unload,
    seek,
    pause: () => loaded?.medium.pause(),
    /** WebKit lets an element play later only if it was touched in the visitor's gesture. */
    unlock: () => {
      if (!loaded) audio().load();
    },
    setVolume(value: number) {
      const volume = clampVolume(value);
      if (loaded?.source.can.volume) loaded.medium.volume = volume;
      else store.setState({ volume });
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
    source: (): Source | null => loaded?.source ?? null,
  };
}

function startAt({ medium, signal }: Loaded, seconds: number) {
  const go = () => {
    if (medium.duration > seconds) medium.currentTime = seconds;
  };
  medium.addEventListener('loadedmetadata', go, { signal, once: true });
}

/** The page's engine. */
export const engine = createEngine();
