import type { MediaElementLike } from './media-element.ts';

export type Abilities = { seek: boolean; volume: boolean; speed: boolean };

/** A sound that the engine can load. */
export type Source = {
  /** Identifies the sound: `radio`, `show:late-show`. */
  key: string;
  can: Abilities;
  /** The element that plays it instead of the page's `<audio>`. */
  element?: MediaElementLike;
  /** Connects the element to its sound until the signal aborts. Throws a `SoundFailure`. */
  attach(element: MediaElementLike, signal: AbortSignal): void | Promise<void>;
};
