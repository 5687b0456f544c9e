import { words } from './words.ts';

export const failedPageWords = words('failed-page', {
  notice: 'That page could not be loaded.',
  tryAgain: 'Try again',
});
