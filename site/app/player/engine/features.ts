import type { StoreApi } from 'zustand/vanilla';
import type { Medium } from './medium.ts';
import { failureOfMedium } from './sound-failure.ts';
import type { SoundState } from './sound-state.ts';
import type { Source } from './source.ts';

export type Loaded = { source: Source; medium: Medium; store: StoreApi<SoundState>; signal: AbortSignal };

/** Follows one aspect of the medium by its events until the signal ends it. */
export type Feature = (loaded: Loaded) => void;

function on(loaded: Loaded, events: string, listener: () => void) {
  for (const name of events.split(' ')) {
    loaded.medium.addEventListener(name, listener, { signal: loaded.signal });
  }
}

export const playback: Feature = (loaded) => {
  const { medium, store } = loaded;
  on(loaded, 'playing', () => store.setState({ status: 'playing', failure: null }));
  on(loaded, 'waiting', () => store.setState({ status: 'waiting' }));
  on(loaded, 'pause', () => {
    if (!medium.ended && store.getState().status !== 'failed') store.setState({ status: 'paused' });
  });
  on(loaded, 'ended', () => store.setState({ status: 'ended' }));
};

export const time: Feature = (loaded) => {
  const { medium, store } = loaded;
  const read = () =>
    store.setState({
      time: medium.currentTime,
      duration: Number.isFinite(medium.duration) ? medium.duration : 0,
      ahead: secondsAhead(medium),
    });
  on(loaded, 'timeupdate seeking seeked durationchange loadedmetadata progress', read);
};

export const volume: Feature = (loaded) => {
  const { medium, store } = loaded;
  if (!loaded.source.can.volume) return;
  const { volume, muted } = store.getState();
  Object.assign(medium, { volume, muted });
  on(loaded, 'volumechange', () => store.setState({ volume: medium.volume, muted: medium.muted }));
};

export const speed: Feature = (loaded) => {
  const { medium, store } = loaded;
  // Loading a new sound resets the rate, so it is set once the sound is there.
  on(loaded, 'loadedmetadata', () => {
    medium.playbackRate = loaded.source.can.speed ? store.getState().speed : 1;
  });
  if (loaded.source.can.speed) {
    on(loaded, 'ratechange', () => {
      if (medium.duration > 0) store.setState({ speed: medium.playbackRate });
    });
  }
};

export const errors: Feature = (loaded) => {
  on(loaded, 'error', () => {
    const code = failureOfMedium(loaded.medium.error?.code);
    loaded.store.setState({ status: 'failed', failure: code });
  });
};

function secondsAhead(medium: Medium): number {
  const { buffered, currentTime } = medium;
  for (let at = 0; at < buffered.length; at++) {
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) {
      return buffered.end(at) - currentTime;
    }
  }
  return 0;
}
