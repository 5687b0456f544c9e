import type { radioWords } from '../radio.ts';

export const radio: typeof radioWords = {
  backToLive: 'Zurück zu live',
  fromStart: 'Diese Sendung von Anfang an',
};
