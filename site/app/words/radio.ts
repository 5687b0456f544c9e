import { words } from './words.ts';

export const radioWords = words('radio', {
  backToLive: 'Back to live',
  fromStart: 'From the start of this show',
});
