import type { FailureCode } from './sound-failure.ts';
import type { Abilities } from './source.ts';

type SoundStatus =
  | 'silent' // nothing is loaded
  | 'loading'
  | 'playing'
  | 'waiting' // wants to play, has no data
  | 'paused'
  | 'ended'
  | 'tap' // the browser wants a gesture first
  | 'failed';

/** What is heard, as the medium tells it. Nothing here is set before it has happened. */
export type SoundState = {
  key: string | null;
  status: SoundStatus;
  can: Abilities;
  time: number;
  duration: number;
  /** Seconds that are ready beyond `time`. */
  ahead: number;
  volume: number;
  muted: boolean;
  speed: number;
  failure: FailureCode | null;
};

export const nothing: Abilities = { seek: false, volume: false, speed: false };

export const silence: SoundState = {
  key: null,
  status: 'silent',
  can: nothing,
  time: 0,
  duration: 0,
  ahead: 0,
  volume: 1,
  muted: false,
  speed: 1,
  failure: null,
};
