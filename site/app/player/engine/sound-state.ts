import { createStore } from 'zustand/vanilla';
import type { FailureCode } from './sound-failure.ts';
import type { Abilities } from './source.ts';

type SoundStatus =
  | 'silent' // nothing is loaded
  | 'loading'
  | 'playing'
  | 'waiting' // wants to play, has no data
  | 'paused'
  | 'ended'
  | 'tap' // the browser requires a gesture first
  | 'failed';

/** The state of the loaded sound. The status is `playing` only once the element's event has reported it. */
export type SoundState = {
  key: string | null;
  status: SoundStatus;
  can: Abilities;
  time: number;
  duration: number;
  /** Seconds buffered beyond `time`. */
  bufferedAhead: number;
  volume: number;
  muted: boolean;
  speed: number;
  failure: FailureCode | null;
};

const noAbilities: Abilities = { seek: false, volume: false, speed: false };

export const initialState: SoundState = {
  key: null,
  status: 'silent',
  can: noAbilities,
  time: 0,
  duration: 0,
  bufferedAhead: 0,
  volume: 1,
  muted: false,
  speed: 1,
  failure: null,
};

/** The state of the page's engine, which may not be loaded yet. */
export const soundStore = createStore<SoundState>(() => initialState);
