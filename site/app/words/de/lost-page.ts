import type { lostPageWords } from '../lost-page.ts';

export const lostPage: typeof lostPageWords = {
  notice: 'Die Seite konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',
};
