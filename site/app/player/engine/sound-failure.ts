import type { soundFailureWords } from '../../words/sound-failures.ts';

/** Why there is no sound; the sentences for the visitor stand in words/sound-failures.ts. */
export type FailureCode = keyof typeof soundFailureWords;

export class SoundFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason?: unknown) {
    super(code, { cause: reason });
    this.code = code;
  }
}

/** What a media element's error means: 1 aborted, 2 network, 3 decoding, 4 no such sound. */
export function mediaFailure(code: number | undefined): FailureCode {
  if (code === 2) return 'network';
  if (code === 3) return 'unsupported';
  if (code === 4) return 'unavailable';
  return 'unknown';
}

type Refusal = 'none' | 'tap' | FailureCode;

/** What a rejected `play()` means. One that was overtaken by a pause or by another sound is no failure. */
export function playRefusal(error: unknown): Refusal {
  if (error instanceof SoundFailure) return error.code;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'none';
  if (name === 'NotAllowedError') return 'tap';
  if (name === 'NotSupportedError') return 'unavailable';
  return 'unknown';
}
