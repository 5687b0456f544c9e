/** The part of `HTMLMediaElement` the engine uses, so that a hosted player in a frame can stand in for `<audio>`. */
export interface MediaElementLike extends EventTarget {
  readonly paused: boolean;
  readonly ended: boolean;
  readonly duration: number;
  readonly buffered: TimeRanges;
  readonly error: { readonly code: number } | null;
  currentTime: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
  play(): Promise<void>;
  pause(): void;
}

/** The page's only `<audio>`. It is in the document so that the browser's own media controls find it. */
let audio: HTMLAudioElement | null = null;

export function audioElement(): HTMLAudioElement {
  if (!audio) {
    audio = document.createElement('audio');
    audio.preload = 'auto';
    document.body.append(audio);
  }
  return audio;
}
