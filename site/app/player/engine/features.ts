import type { StoreApi } from 'zustand/vanilla';
import type { MediaElementLike } from './media-element.ts';
import { mediaFailure } from './sound-failure.ts';
import type { SoundState } from './sound-state.ts';
import type { Source } from './source.ts';

export type Loaded = {
  source: Source;
  element: MediaElementLike;
  store: StoreApi<SoundState>;
  signal: AbortSignal;
};

/** Keeps one part of the state in step with the element's events until the signal aborts. */
export type Feature = (loaded: Loaded) => void;

function on(loaded: Loaded, events: string, listener: () => void) {
  for (const name of events.split(' ')) {
    loaded.element.addEventListener(name, listener, { signal: loaded.signal });
  }
}

export const playback: Feature = (loaded) => {
  const { element, store } = loaded;
  on(loaded, 'playing', () => store.setState({ status: 'playing', failure: null }));
  on(loaded, 'waiting', () => store.setState({ status: 'waiting' }));
  on(loaded, 'pause', () => {
    if (!element.ended && store.getState().status !== 'failed') store.setState({ status: 'paused' });
  });
  on(loaded, 'ended', () => store.setState({ status: 'ended' }));
};

export const time: Feature = (loaded) => {
  const { element, store } = loaded;
  const read = () =>
    store.setState({
      time: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      bufferedAhead: readBufferedAhead(element),
    });
  on(loaded, 'timeupdate seeking seeked durationchange loadedmetadata progress', read);
};

export const volume: Feature = (loaded) => {
  const { element, store } = loaded;
  if (!loaded.source.can.volume) return;
  const { volume, muted } = store.getState();
  Object.assign(element, { volume, muted });
  on(loaded, 'volumechange', () => store.setState({ volume: element.volume, muted: element.muted }));
};

export const speed: Feature = (loaded) => {
  const { element, store } = loaded;
  // Loading a new sound resets the rate, so it is set once the sound has loaded.
  on(loaded, 'loadedmetadata', () => {
    element.playbackRate = loaded.source.can.speed ? store.getState().speed : 1;
  });
  if (loaded.source.can.speed) {
    on(loaded, 'ratechange', () => {
      if (element.duration > 0) store.setState({ speed: element.playbackRate });
    });
  }
};

export const errors: Feature = (loaded) => {
  on(loaded, 'error', () => {
    const code = mediaFailure(loaded.element.error?.code);
    loaded.store.setState({ status: 'failed', failure: code });
  });
};

function readBufferedAhead(element: MediaElementLike): number {
  const { buffered, currentTime } = element;
  for (let at = 0; at < buffered.length; at++) {
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) {
      return buffered.end(at) - currentTime;
    }
  }
  return 0;
}
