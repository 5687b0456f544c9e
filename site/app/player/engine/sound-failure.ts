/** Why there is no sound, as a code, with a sentence for the visitor. */
export const sentences = {
  network: 'The connection was lost. Check it and press play again.',
  unavailable: 'This recording is not available right now.',
  unauthorised: 'The recording could not be opened. Try again in a moment.',
  unsupported: 'This browser cannot play this recording.',
  frame: 'The mix could not be loaded. It may be blocked in this browser.',
  unknown: 'Something went wrong with the sound. Try again.',
} as const;
export type FailureCode = keyof typeof sentences;

export class SoundFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, reason?: unknown) {
    super(sentences[code], { cause: reason });
    this.code = code;
  }
}

/** What a media element's error means: 1 aborted, 2 network, 3 decoding, 4 no such sound. */
export function failureOfMedium(code: number | undefined): FailureCode {
  if (code === 2) return 'network';
  if (code === 3) return 'unsupported';
  if (code === 4) return 'unavailable';
  return 'unknown';
}

export type Refusal = 'none' | 'tap' | FailureCode;

/** What a rejected `play()` means. One that was overtaken by a pause or by another sound is no failure. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof SoundFailure) return error.code;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'none';
  if (name === 'NotAllowedError') return 'tap';
  if (name === 'NotSupportedError') return 'unavailable';
  return 'unknown';
}
