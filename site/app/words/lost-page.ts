import { words } from './words.ts';

export const lostPageWords = words('lost-page', {
  notice: 'That page could not be loaded.',
  tryAgain: 'Try again',
});
