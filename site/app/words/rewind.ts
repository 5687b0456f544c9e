import { words } from './words.ts';

export const rewindWords = words('rewind', {
  backToLive: 'Back to live',
  fromStart: 'From the start of this show',
});
