import { words } from './words.ts';

export const soundFailureWords = words('sound-failures', {
  network: 'The connection was lost. Check it and press play again.',
  unavailable: 'This recording is not available right now.',
  unauthorised: 'The recording could not be opened. Try again in a moment.',
  unsupported: 'This browser cannot play this recording.',
  frame: 'The mix could not be loaded. It may be blocked in this browser.',
  unknown: 'Something went wrong with the sound. Try again.',
});
