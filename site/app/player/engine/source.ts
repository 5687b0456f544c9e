import type { Medium } from './medium.ts';

export type Abilities = { seek: boolean; volume: boolean; speed: boolean };

/** Something that can be heard. */
export type Source = {
  /** Names what is heard: `radio`, `show:low-water`. */
  key: string;
  can: Abilities;
  /** What plays it, when that is not the page's `<audio>`. */
  medium?: Medium;
  /** Gives the medium its sound. The signal tells when to let go of it. Throws a `SoundFailure`. */
  attach(medium: Medium, signal: AbortSignal): void | Promise<void>;
};
