import type { rewindWords } from '../rewind.ts';

export const rewind: typeof rewindWords = {
  backToLive: 'Zurück zu live',
  fromStart: 'Diese Sendung von Anfang an',
};
