import type { errorWords } from '../errors.ts';

export const errors: typeof errorWords = {
  title: 'Etwas ist schiefgegangen',
};
