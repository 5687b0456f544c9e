import type { MediaElementLike } from './media-element.ts';

export type Abilities = { seek: boolean; volume: boolean; speed: boolean };

/** Something that can be heard. */
export type Source = {
  /** Identifies the sound: `radio`, `show:late-show`. */
  key: string;
  can: Abilities;
  /** Plays it in place of the page's `<audio>`. */
  element?: MediaElementLike;
  /** Connects the element to its sound until the signal aborts. Throws a `SoundFailure`. */
  attach(element: MediaElementLike, signal: AbortSignal): void | Promise<void>;
};
