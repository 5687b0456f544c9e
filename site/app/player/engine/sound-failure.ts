import type { soundFailureWords } from '../../words/sound-failures.ts';

/** Why there is no sound; the sentences for the visitor are in words/sound-failures.ts. */
export type FailureCode = keyof typeof soundFailureWords;

export class SoundFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason?: unknown) {
    super(code, { cause: reason });
    this.code = code;
  }
}

/** Maps the code of a media element's error: 1 aborted, 2 network, 3 decoding, 4 source not available. */
export function mediaFailure(code: number | undefined): FailureCode {
  if (code === 2) return 'network';
  if (code === 3) return 'unsupported';
  if (code === 4) return 'unavailable';
  return 'unknown';
}

type Refusal = 'none' | 'tap' | FailureCode;

/** Classifies a rejected `play()`. A call that was interrupted by a pause or by another sound is not a failure. */
export function playRefusal(error: unknown): Refusal {
  if (error instanceof SoundFailure) return error.code;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'none';
  if (name === 'NotAllowedError') return 'tap';
  if (name === 'NotSupportedError') return 'unavailable';
  return 'unknown';
}
